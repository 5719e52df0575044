import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'reads the cell under the pointer and the cell with the focus, empty ones too',
  async ({ stage, page }) => {
    const reader = stage.getByTestId('reader');
    const cell = (id: number, field: string) =>
      stage.locator(`[data-id="${id}"] [data-field="${field}"]`);
    await cell(1, 'note').hover();
    await expect(reader).toHaveText(
      'Note: Two pallets were repacked in the yard, see the photos of the survey',
    );
    await cell(2, 'note').hover();
    await expect(reader).toHaveText('Note: empty');

    // The grid still handles the click itself.
    await cell(3, 'goods').click();
    await expect(cell(3, 'goods')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(reader).toHaveText('Goods: Machine parts');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(reader).toHaveText('Goods: Olive oil');
  },
);
