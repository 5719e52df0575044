import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'starts at the top, goes clockwise, and shows the score of the nearest metric',
  async ({ stage, page }) => {
    const marks = stage.locator('.MuiRadarSeriesPlot-mark');
    await expect(marks).toHaveCount(6);
    await expect(stage.locator('svg text')).toHaveText([
      'Aroma',
      'Flavor',
      'Acidity',
      'Body',
      'Balance',
      'Finish',
    ]);
    const [aroma, body] = [
      await marks.nth(0).boundingBox(),
      await marks.nth(3).boundingBox(),
    ];
    if (!aroma || !body) throw new Error('The marks have no size.');
    expect(Math.abs(aroma.x - body.x)).toBeLessThan(2);
    expect(aroma.y).toBeLessThan(body.y);
    await page.mouse.move(aroma.x + 3, aroma.y + 6);
    await expect(tooltipRows(page)).toHaveText(['Light roast8.2']);
    await page.mouse.move(body.x + 3, body.y);
    await expect(tooltipRows(page)).toHaveText(['Light roast4.6']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
