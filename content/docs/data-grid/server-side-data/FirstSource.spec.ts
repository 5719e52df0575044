import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'asks the server for pages, an order, and filtered rows',
  async ({ stage, page }) => {
    const number = stage.locator('[role="gridcell"][data-field="number"]');
    const goods = stage.locator('[role="gridcell"][data-field="goods"]');
    await expect(stage.getByText('1–5 of 57')).toBeVisible();
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(number.first()).toHaveText('NG-10006');

    // A new order starts at the first page.
    const header = stage.getByRole('columnheader', { name: 'Number' });
    await header.click();
    await header.click();
    await expect(number.first()).toHaveText('NG-10057');
    await expect(stage.getByText('1–5 of 57')).toBeVisible();

    await stage.getByRole('columnheader', { name: 'Goods' }).hover();
    await stage.getByRole('button', { name: 'Goods column menu' }).click();
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await page.getByRole('textbox', { name: 'Value' }).fill('paper');
    await expect(stage.getByText('of 57')).toHaveCount(0);
    for (const cell of await goods.all())
      await expect(cell).toHaveText('Paper');

    await page
      .getByRole('textbox', { name: 'Value' })
      .fill('nothing has this name');
    await expect(stage.getByText('0–0 of 0')).toBeVisible();
    await expect(goods).toHaveCount(0);
  },
);
