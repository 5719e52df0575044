import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws two outlines, and compares both scores of a metric in one tooltip',
  async ({ stage, page }) => {
    await expect(stage.locator('.MuiRadarSeriesPlot-area')).toHaveCount(2);
    const marks = stage.locator('.MuiRadarSeriesPlot-mark');
    await expect(marks).toHaveCount(12);
    const acidity = await marks.nth(2).boundingBox();
    if (!acidity) throw new Error('The mark has no size.');
    await page.mouse.move(acidity.x, acidity.y);
    await expect(tooltipRows(page)).toHaveText([
      'Light roast8.8',
      'Dark roast3.4',
    ]);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
