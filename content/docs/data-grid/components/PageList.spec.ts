import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'lists all pages, goes to the chosen one, and follows the grid to the first',
  async ({ stage, page }) => {
    const numbers = stage.locator('[role="gridcell"][data-field="number"]');
    const list = stage.getByRole('combobox', { name: 'Page' });
    await expect(numbers.first()).toHaveText('NG-10001');
    await expect(list.getByRole('option')).toHaveCount(8);
    await list.selectOption('Page 8 of 8');
    await expect(numbers).toHaveText(['NG-10029', 'NG-10030']);

    // A key in the list changes the page, and does not move the focus into the grid.
    await list.focus();
    await page.keyboard.press('ArrowUp');
    await expect(numbers.first()).toHaveText('NG-10025');
    await expect(list).toBeFocused();
    await expect(list).toHaveValue('6');

    // A new order starts at its beginning, and so does the list.
    await stage.getByRole('columnheader', { name: 'Shipment' }).click();
    await expect(numbers.first()).toHaveText('NG-10001');
    await expect(list).toHaveValue('0');
  },
);
