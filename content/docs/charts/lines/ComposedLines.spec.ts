import { expect, type Locator } from '@playwright/test';
import { resizeDemo, tooltipRows } from '#tests/support/chart.ts';
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
    const widthOfLine = async () => (await boxOf(line)).width;
    const surrounds = async () => {
      const outer = await boxOf(band);
      const inner = await boxOf(line);
      expect(Math.abs(outer.width - inner.width)).toBeLessThanOrEqual(3);
      expect(outer.y).toBeLessThan(inner.y);
      expect(outer.y + outer.height).toBeGreaterThan(inner.y + inner.height);
    };
    await expect(surrounds).toPass();
    const wide = await widthOfLine();
    await resizeDemo(stage, '320px');
    await expect.poll(widthOfLine).toBeLessThan(320);
    await expect(surrounds).toPass();
    await resizeDemo(stage, '');
    await expect.poll(widthOfLine).toBe(wide);
    await expect(surrounds).toPass();
    const drawn = await boxOf(line);
    await page.mouse.move(drawn.x + drawn.width - 4, drawn.y + 20);
    await expect(tooltipRows(page)).toHaveText(['Median38 ms (27 to 55)']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('The part has no size.');
  return box;
}
