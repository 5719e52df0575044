import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'marks a metric, a series, or nothing, with the tooltip that belongs to it',
  async ({ stage, page }) => {
    const line = stage.locator('.MuiRadarAxisHighlight-line');
    const highlighted = stage.locator('path.MuiRadarSeriesPlot-highlighted');
    const faded = stage.locator('path.MuiRadarSeriesPlot-faded');
    const acidity = stage.locator('.MuiRadarSeriesPlot-mark').nth(2);
    await expect(acidity).toHaveCount(1);
    /** A point in the light roast alone, toward acidity. */
    const hover = async () => {
      await page.mouse.move(0, 0);
      const box = await acidity.boundingBox();
      if (!box) throw new Error('The mark has no size.');
      await page.mouse.move(box.x - 8, box.y);
    };
    await hover();
    await expect(line).toHaveCount(1);
    await expect(tooltipRows(page)).toHaveCount(2);
    await expect(highlighted).toHaveCount(0);

    await stage.getByRole('button', { name: 'series' }).click();
    await hover();
    await expect(line).toHaveCount(0);
    await expect(highlighted).toHaveCount(1);
    await expect(faded).toHaveCount(1);
    await expect(tooltipRows(page)).toHaveCount(6);

    await stage.getByRole('button', { name: 'none' }).click();
    await hover();
    await expect(line).toHaveCount(0);
    await expect(highlighted).toHaveCount(0);
    await expect(tooltipRows(page)).toHaveCount(6);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
