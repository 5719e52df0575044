import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'saves through the data source, keeps the order until the next request, and reports a failure',
  async ({ stage, page }) => {
    const goods = stage.locator('[role="gridcell"][data-field="goods"]');
    const input = stage.locator('.MuiDataGrid-cell--editing input');
    const alert = stage.getByRole('alert');
    await expect(goods.first()).toHaveText('Paper');
    await stage.getByRole('columnheader', { name: 'Goods' }).click();
    await expect(goods.first()).toHaveText('Bicycles');

    // The row is out of order now, and stays where it is.
    await goods.first().dblclick();
    await input.fill('Zinc');
    await page.keyboard.press('Enter');
    await expect(input).toHaveCount(0);
    await expect(goods.first()).toHaveText('Zinc');
    await stage.getByRole('columnheader', { name: 'Goods' }).click();
    await expect(goods.nth(1)).not.toHaveText('Bicycles');
    await expect(goods.first()).toHaveText('Zinc');

    await stage.getByLabel('The server is down').check();
    await goods.first().dblclick();
    await input.fill('Lead');
    await page.keyboard.press('Enter');
    await expect(alert).toHaveText('Not saved. The server does not answer.');
    await expect(input).toHaveValue('Lead');
    await page.keyboard.press('Escape');
    await expect(goods.first()).toHaveText('Zinc');

    // An unchanged row is not sent, so the server is not missed.
    await goods.first().dblclick();
    await page.keyboard.press('Enter');
    await expect(input).toHaveCount(0);
  },
);
