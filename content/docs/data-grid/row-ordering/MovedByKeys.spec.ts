import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves a row with the focus, stops at both ends, and leaves the plain arrow keys to the grid',
  async ({ stage, page }) => {
    const numbers = stage.locator('[role="gridcell"][data-field="number"]');
    const cell = (id: number) =>
      stage.locator(`[role="row"][data-id="${id}"] [data-field="goods"]`);
    const status = stage.getByRole('status');

    await cell(1).click();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(status).toHaveText('NG-10001 cannot go further.');
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(status).toHaveText('NG-10001 is row 3 of 4.');
    await expect(numbers).toHaveText([
      'NG-10002',
      'NG-10003',
      'NG-10001',
      'NG-10004',
    ]);
    await expect(cell(1)).toBeFocused();

    await page.keyboard.press('ArrowDown');
    await expect(cell(4)).toBeFocused();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(status).toHaveText('NG-10004 cannot go further.');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(numbers.nth(2)).toHaveText('NG-10004');
    await expect(cell(4)).toBeFocused();
  },
);
