import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws a range behind the line, at each width, and no parts that were left out',
  async ({ stage, page }) => {
    const band = stage.locator('polygon');
    const line = stage.locator('.MuiLineElement-root');
    await expect(line).toHaveCount(1);
    await expect(stage.locator('.MuiMarkElement-root')).toHaveCount(0);
    await expect(stage.locator('.MuiChartsLegend-root')).toHaveCount(0);
    const surrounds = async () => {
      const outer = await band.boundingBox();
      const inner = await line.boundingBox();
      if (!outer || !inner) throw new Error('The chart has no size.');
      expect(Math.abs(outer.width - inner.width)).toBeLessThanOrEqual(3);
      expect(outer.y).toBeLessThan(inner.y);
      expect(outer.y + outer.height).toBeGreaterThan(inner.y + inner.height);
    };
    await expect(surrounds).toPass();
    await stage.evaluate((box) => {
      box.style.width = '320px';
    });
    await expect(surrounds).toPass();
    await stage.evaluate((box) => {
      box.style.width = '';
    });
    const drawn = await line.boundingBox();
    if (!drawn) throw new Error('The chart has no size.');
    await page.mouse.move(drawn.x + drawn.width - 4, drawn.y + 20);
    await expect(tooltipRows(page)).toHaveText(['Median38 ms (27 to 55)']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
