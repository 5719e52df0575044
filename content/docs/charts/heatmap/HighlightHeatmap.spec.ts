import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'outlines the cell under the pointer, fades the others, and undoes both',
  async ({ stage, page }) => {
    const cells = stage.locator('.MuiHeatmap-cell');
    const highlighted = stage.locator('.MuiHeatmap-cell.Charts-highlighted');
    const faded = stage.locator('.MuiHeatmap-cell.Charts-faded');
    await expect(cells).toHaveCount(41);
    for (const index of [0, 20]) {
      await cells.nth(index).hover();
      await expect(highlighted).toHaveCount(1);
      await expect(cells.nth(index)).toHaveCSS('stroke-width', '3px');
      await expect(faded).toHaveCount(40);
    }
    await page.mouse.move(0, 0);
    await expect(highlighted).toHaveCount(0);
    await expect(faded).toHaveCount(0);
  },
);
