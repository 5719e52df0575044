import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'changes the color exactly at 0, and fills from 0 to both sides',
  async ({ stage, page }) => {
    const area = stage.locator('.MuiAreaElement-root');
    await expect(area).toHaveAttribute('fill', /^url\(#/);
    const stops = await stage
      .locator('linearGradient')
      .first()
      .locator('stop')
      .evaluateAll((all) => all.map((stop) => stop.getAttribute('stop-color')));
    expect(new Set(stops).size).toBe(2);
    const zero = stage.locator('.MuiChartsReferenceLine-root path');
    await expect(async () => {
      const [filled, line] = await Promise.all([
        area.boundingBox(),
        zero.boundingBox(),
      ]);
      if (!filled || !line) throw new Error('The chart has no size.');
      // From 9,600 down to -4,700 with 0 in between.
      expect((line.y - filled.y) / filled.height).toBeCloseTo(
        9600 / (9600 + 4700),
        1,
      );
    }).toPass();
    const box = await area.boundingBox();
    if (!box) throw new Error('The area has no size.');
    await page.mouse.move(box.x + (box.width * 2) / 11, box.y + 20);
    await expect(tooltipRows(page)).toHaveText(['Account-€4,700']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
