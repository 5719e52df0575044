import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws a point per tree, and names place, age and height of the nearest one',
  async ({ stage, page }) => {
    const points = stage.locator('.MuiScatter-root > *');
    await expect(points).toHaveCount(10);
    await points.first().hover({ force: true });
    await expect(tooltipRows(page)).toHaveText(['Valley(8, 4.1)']);
    await points.last().hover({ force: true });
    await expect(tooltipRows(page)).toHaveText(['Ridge(47, 13.8)']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
