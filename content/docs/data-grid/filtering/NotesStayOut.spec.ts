import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'offers no filter for the note, whose text the search still finds',
  async ({ stage, page }) => {
    const numbers = stage.locator('[role="gridcell"][data-field="number"]');
    const openMenuOf = async (name: string) => {
      await stage.getByRole('columnheader', { name }).focus();
      await page.keyboard.press('ControlOrMeta+Enter');
    };
    await openMenuOf('Note');
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Filter' })).toHaveCount(0);
    await page.keyboard.press('Escape');

    await openMenuOf('Goods');
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await page.getByRole('combobox', { name: 'Columns' }).click();
    await expect(page.getByRole('option')).toHaveText(['Shipment', 'Goods']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    await stage.getByRole('button', { name: 'Search' }).click();
    await stage.getByRole('searchbox').fill('consignee');
    await expect(numbers).toHaveText(['NG-10005']);
    await stage.getByRole('searchbox').fill('');
    await expect(numbers).toHaveCount(8);
  },
);
