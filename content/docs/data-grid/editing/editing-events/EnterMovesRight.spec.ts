import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'saves with Enter and moves right, discards on a click elsewhere, and keeps the other keys',
  async ({ stage, page }) => {
    const cell = (id: number, field: string) =>
      stage.locator(`[data-id="${id}"] [data-field="${field}"]`);
    const input = stage.locator('.MuiDataGrid-cell--editing input');

    // Enter follows at once: what was typed is not lost.
    await cell(1, 'goods').click();
    await page.keyboard.type('Cork');
    await page.keyboard.press('Enter');
    await expect(cell(1, 'containers')).toBeFocused();
    await expect(cell(1, 'goods')).toHaveText('Cork');
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await expect(cell(1, 'containers')).toHaveText('4');
    await expect(cell(2, 'number')).toBeFocused();

    await cell(2, 'goods').dblclick();
    await input.fill('Gone');
    await cell(3, 'goods').click();
    await expect(input).toHaveCount(0);
    await expect(cell(2, 'goods')).toHaveText('Solar panels');
    await expect(cell(3, 'goods')).toBeFocused();

    await page.keyboard.type('Tea');
    await page.keyboard.press('Tab');
    await expect(cell(3, 'goods')).toHaveText('Tea');
    await expect(cell(3, 'containers')).toBeFocused();
  },
);
