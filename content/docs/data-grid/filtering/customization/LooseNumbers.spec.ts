import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'finds numbers however they are written, alone and in a list',
  async ({ stage, page }) => {
    const numbers = stage.locator('[role="gridcell"][data-field="number"]');
    const operator = async (name: string) => {
      await page.getByRole('combobox', { name: 'Operator' }).click();
      await page.getByRole('option', { name, exact: true }).click();
    };
    await expect(numbers).toHaveText(['NG-10007']);
    await stage
      .getByRole('columnheader', { name: 'Shipment' })
      .getByRole('button', { name: 'Show filters' })
      .click();
    const value = page.getByRole('textbox', { name: 'Value', exact: true });
    await value.fill('NG.10008');
    await expect(numbers).toHaveText(['NG-10008']);
    await operator('contains');
    await value.fill('g 1001');
    await expect(stage.getByText('1–10 of 10')).toBeVisible();
    // Nothing but marks is no value.
    await value.fill('- -');
    await expect(stage.getByText('1–25 of 25')).toBeVisible();

    await operator('is any of');
    const list = page.getByRole('combobox', { name: 'Value' });
    await list.fill('ng10002');
    await page.keyboard.press('Enter');
    await list.fill('NG 10003');
    await page.keyboard.press('Enter');
    await expect(numbers).toHaveText(['NG-10002', 'NG-10003']);
    await operator('is not empty');
    await expect(stage.getByText('1–25 of 25')).toBeVisible();
    await page.keyboard.press('Escape');
  },
);
