import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws a point per eruption, also twice at one length, and describes the nearest one',
  async ({ stage, page }) => {
    const points = stage.locator('.MuiScatter-root > *');
    await expect(points).toHaveCount(20);
    const first = await points.first().boundingBox();
    if (!first) throw new Error('The point has no size.');
    await page.mouse.move(first.x + 7, first.y + 7);
    await expect(tooltipRows(page)).toHaveText([
      'Eruption3.6 min, then 79 min of quiet',
    ]);
    // Numbers 7 and 15 both took 4.7 minutes.
    await points.nth(6).hover({ force: true });
    await expect(tooltipRows(page)).toContainText(['88 min']);
    await points.nth(14).hover({ force: true });
    await expect(tooltipRows(page)).toContainText(['83 min']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
