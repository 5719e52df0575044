import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'merges equal neighbors, keeps each row selectable, and skips merged cells by keyboard',
  async ({ stage, page }) => {
    const cell = (id: number, field: string) =>
      stage.locator(`[data-id="${id}"] [data-field="${field}"]`);

    await expect(cell(34, 'origin')).toHaveAttribute('aria-rowspan', '6');
    await expect(cell(34, 'carrier')).toHaveAttribute('aria-rowspan', '2');
    expect((await cell(34, 'origin').boundingBox())?.height).toBe(312);
    await expect(cell(43, 'origin')).toHaveCount(0);
    // Numbers are unique, so none is merged.
    await expect(cell(43, 'number')).toHaveAttribute('aria-rowspan', '1');

    // The cell belongs to its first row, and so does a click on its lower half.
    await cell(34, 'origin').click({ position: { x: 20, y: 280 } });
    const selected = (id: number) =>
      stage.locator(`[role="row"][data-id="${id}"]`);
    await expect(selected(34)).toHaveAttribute('aria-selected', 'true');
    await expect(selected(16)).toHaveAttribute('aria-selected', 'false');

    await page.keyboard.press('ArrowDown');
    await expect(cell(35, 'origin')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(cell(34, 'origin')).toBeFocused();
  },
);
