import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'follows the cursors forward and back, and starts again with another size',
  async ({ stage, page }) => {
    const number = stage.locator('[role="gridcell"][data-field="number"]');
    const next = stage.getByRole('button', { name: 'Go to next page' });
    const starts = (shipment: string) =>
      expect(number.first()).toHaveText(shipment);
    await starts('NG-10001');
    await next.click();
    await starts('NG-10006');
    await next.click();
    await starts('NG-10011');
    await stage.getByRole('button', { name: 'Go to previous page' }).click();
    await starts('NG-10006');

    await stage.getByRole('combobox', { name: 'Rows per page' }).click();
    await page.getByRole('option', { name: '10', exact: true }).click();
    await starts('NG-10001');
    await next.click();
    await starts('NG-10011');
    await next.click();
    await starts('NG-10021');
    await expect(stage.getByText('21–23 of 23')).toBeVisible();
    await expect(next).toBeDisabled();
  },
);
