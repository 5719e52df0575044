import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'takes tons in each operator and in each column of the type',
  async ({ stage, page }) => {
    const weights = stage.locator('[role="gridcell"][data-field="weight"]');
    const operator = async (name: string) => {
      await page.getByRole('combobox', { name: 'Operator' }).click();
      await page.getByRole('option', { name, exact: true }).click();
    };
    await expect(weights).toHaveText(['369.0 t', '390.0 t', '427.2 t']);
    await stage
      .getByRole('columnheader', { name: 'Weight' })
      .getByRole('button', { name: 'Show filters' })
      .click();
    const value = page.getByRole('spinbutton', { name: 'Value', exact: true });
    await operator('=');
    await value.fill('10.5');
    await expect(weights).toHaveText(['10.5 t']);
    await value.fill('10500');
    await expect(weights).toHaveCount(0);
    await value.fill('');
    await expect(stage.getByText('1–25 of 25')).toBeVisible();

    await page.getByRole('combobox', { name: 'Columns' }).click();
    await page.getByRole('option', { name: 'Each' }).click();
    await operator('>');
    await value.fill('21');
    await expect(weights).toHaveText(['282.1 t', '64.5 t']);
    // 16.1 times 1,000 is not 16,100 in JavaScript.
    await operator('=');
    await value.fill('16.1');
    await expect(weights).toHaveText(['112.7 t']);
    await operator('is empty');
    await expect(weights).toHaveCount(0);
    await page.keyboard.press('Escape');
  },
);
