import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'pastes one value into all selected cells, and calls once for each row',
  async ({ stage, page }) => {
    const cell = (id: number, field: string) =>
      stage.locator(`[data-id="${id}"] [data-field="${field}"]`);
    const status = stage.getByRole('status');

    // Copied from the input of the first cell, as from anywhere else.
    await cell(1, 'containers').dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Escape');
    await cell(2, 'containers').click();
    await cell(4, 'containers').click({ modifiers: ['Shift'] });
    await page.keyboard.press('Control+v');
    await expect(status).toHaveText('Saved: NG-10002, NG-10003, NG-10004');
    for (const id of [2, 3, 4]) {
      await expect(cell(id, 'containers')).toHaveText('19');
    }
    await expect(cell(5, 'containers')).toHaveText('1');

    // 19 is no status: nothing is pasted.
    await cell(2, 'status').click();
    await page.keyboard.press('Control+v');
    await expect(cell(2, 'status')).toHaveText('Delivered');
    await cell(2, 'number').click();
    await page.keyboard.press('Control+v');
    await expect(cell(2, 'number')).toHaveText('NG-10002');
    await expect(status).toHaveText('Saved: NG-10002, NG-10003, NG-10004');

    // A range goes to the cell that was clicked, and to those below and beside it.
    const first = await cell(1, 'status').innerText();
    await cell(1, 'status').click();
    await cell(2, 'containers').click({ modifiers: ['Shift'] });
    await page.keyboard.press('Control+c');
    await cell(4, 'status').click();
    await page.keyboard.press('Control+v');
    await expect(cell(4, 'status')).toHaveText(first);
    await expect(cell(5, 'status')).toHaveText('Delivered');
    await expect(cell(5, 'containers')).toHaveText('19');
  },
);
