import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'gives a long ship two columns and two rows, and leaves empty berths alone',
  async ({ stage, page }) => {
    const cell = (id: number, field: string) =>
      stage.locator(`[data-id="${id}"] [data-field="${field}"]`);
    const long = cell(3, 'north1');

    await expect(long).toHaveText('Borealis');
    await expect(long).toHaveAttribute('aria-rowspan', '2');
    await expect(long).toHaveAttribute('aria-colspan', '2');
    const box = await long.boundingBox();
    const single = await cell(1, 'north1').boundingBox();
    expect(box?.height).toBe(104);
    expect(box?.width).toBeCloseTo((single?.width ?? 0) * 2, 0);

    for (const id of [3, 4]) await expect(cell(id, 'north2')).toHaveCount(0);
    await expect(cell(4, 'north1')).toHaveCount(0);
    // No ship is no value, so these two are not one cell.
    for (const id of [1, 2]) {
      await expect(cell(id, 'north2')).toHaveAttribute('aria-rowspan', '1');
    }

    await cell(2, 'north2').click();
    await page.keyboard.press('ArrowDown');
    await expect(long).toBeFocused();
  },
);
