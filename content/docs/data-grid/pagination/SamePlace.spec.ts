import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'turns to the page that has the first row, whichever size is chosen',
  async ({ stage, page }) => {
    const choose = async (name: string) => {
      await stage.getByRole('combobox', { name: 'Rows per page' }).click();
      await page.getByRole('option', { name, exact: true }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
    };
    const model = stage.locator('output');
    await expect(stage.getByText('11–15 of 57')).toBeVisible();
    await choose('10');
    await expect(model).toContainText('"page":1');
    await expect(stage.getByText('11–20 of 57')).toBeVisible();
    await choose('25');
    await expect(stage.getByText('1–25 of 57')).toBeVisible();
    await choose('5');
    await expect(stage.getByText('1–5 of 57')).toBeVisible();

    // The grid changes the controlled page as well.
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(model).toContainText('"page":1');
    await stage.getByRole('columnheader', { name: 'Goods' }).click();
    await expect(model).toContainText('"page":0');
  },
);
