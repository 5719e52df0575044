import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'starts with the delayed shipments, and lets people change and delete the filter',
  async ({ stage, page }) => {
    const numbers = stage.locator('[role="gridcell"][data-field="number"]');
    await expect(numbers).toHaveText(['NG-10004', 'NG-10024', 'NG-10034']);

    const header = stage.getByRole('columnheader', { name: 'Status' });
    await header.getByRole('button', { name: 'Show filters' }).click();
    await page.getByRole('combobox', { name: 'Value' }).click();
    await page.getByRole('option', { name: 'In customs' }).click();
    await expect(numbers).toHaveText(['NG-10005', 'NG-10009', 'NG-10018']);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(stage.getByText('1–40 of 40')).toBeVisible();
    await expect(
      header.getByRole('button', { name: 'Show filters' }),
    ).toHaveCount(0);
  },
);
