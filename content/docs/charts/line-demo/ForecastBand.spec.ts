import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'widens a band around the dashed line, without helpers in the legend and the tooltip',
  async ({ stage, page }) => {
    const band = stage.locator('.MuiAreaElement-series-range');
    const expected = stage.locator('.MuiLineElement-series-expected');
    await expect(band).toHaveCount(1);
    await expect(stage.getByRole('listitem')).toHaveText([
      'Counted',
      'Expected',
    ]);
    await expect(stage.locator('.MuiLineElement-series-low')).toBeHidden();
    await expect(async () => {
      const [area, line] = await Promise.all([
        band.boundingBox(),
        expected.boundingBox(),
      ]);
      if (!area || !line) throw new Error('The chart has no size.');
      expect(Math.abs(area.x - line.x)).toBeLessThan(4);
      expect(area.y).toBeLessThan(line.y);
    }).toPass();
    const box = await expected.boundingBox();
    if (!box) throw new Error('The line has no size.');
    await page.mouse.move(box.x + box.width - 2, box.y + 30);
    await expect(tooltipRows(page)).toHaveText([
      'Expected38.9 (30.1 to 48.8) thousand',
    ]);
    await page.mouse.move(box.x - box.width / 2, box.y + 30);
    await expect(tooltipRows(page)).toHaveText([/^Counted\d+\.\d thousand$/]);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
