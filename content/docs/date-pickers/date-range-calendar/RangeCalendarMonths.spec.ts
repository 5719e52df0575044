import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the month before the value on the left where there is room, and moves both by one month',
  async ({ stage, page }) => {
    const grids = stage.getByRole('grid');
    const before = page.viewportSize();
    await page.setViewportSize({ width: 1440, height: 800 });
    await expect(grids).toHaveCount(2);
    await expect(grids.nth(0)).toHaveAccessibleName('March 2026');
    await expect(grids.nth(1)).toHaveAccessibleName('April 2026');
    await stage.getByRole('button', { name: 'Next month' }).click();
    await expect(grids.nth(0)).toHaveAccessibleName('April 2026');
    await expect(grids.nth(1)).toHaveAccessibleName('May 2026');

    await page.setViewportSize({ width: 600, height: 800 });
    await expect(grids).toHaveCount(1);
    if (before) await page.setViewportSize(before);
  },
);
