import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves through the cells by keyboard, and selects no row by a click',
  async ({ stage, page, keys }) => {
    const grid = stage.getByRole('grid');
    const first = grid.locator('[role="row"] [role="gridcell"]').first();
    await first.click();
    await expect(first).toBeFocused();
    await page.keyboard.press(keys.open);
    await expect(first).not.toBeFocused();
    await page.keyboard.press(keys.close);
    await expect(first).toBeFocused();

    await stage.getByText('Old Lock').click();
    await expect(stage.getByRole('row', { selected: true })).toHaveCount(0);
  },
);

testStylings(import.meta.url, '[role="columnheader"], [role="gridcell"]');
