import { expect, type Locator } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'scales each metric to its own range, and names units at the corners and in the tooltip',
  async ({ stage, page }) => {
    await expect(stage.getByText('(km)')).toBeVisible();
    const chart = await boxOf(stage.locator('svg').first());
    for (const label of await stage.locator('svg text').all()) {
      const text = await boxOf(label);
      expect(text.x).toBeGreaterThanOrEqual(chart.x);
      expect(text.x + text.width).toBeLessThanOrEqual(chart.x + chart.width);
      expect(text.y + text.height).toBeLessThanOrEqual(chart.y + chart.height);
    }
    const marks = stage.locator('.MuiRadarSeriesPlot-mark');
    await expect(marks).toHaveCount(5);
    const places = await marks.evaluateAll((all) =>
      all.map((mark) => ({
        x: Number(mark.getAttribute('cx')),
        y: Number(mark.getAttribute('cy')),
      })),
    );
    const dividers = stage.locator('.MuiRadarGrid-radial');
    const center = await dividers.first().evaluate((line) => {
      const [x, y] = (line.getAttribute('d') ?? '').match(/[\d.]+/g) ?? [];
      return { x: Number(x), y: Number(y) };
    });
    const reach = places.map(({ x, y }) =>
      Math.hypot(x - center.x, y - center.y),
    );
    // 320 of 400 km and 8 of 10 years are both four fifths.
    expect(Math.abs((reach[0] ?? 0) - (reach[4] ?? 0))).toBeLessThan(1);
    // 38 of 20 to 60 seats is less than half.
    expect((reach[1] ?? 0) / (reach[0] ?? 1)).toBeCloseTo(0.45 / 0.8, 1);
    const seats = await boxOf(marks.nth(1));
    await page.mouse.move(seats.x, seats.y);
    await expect(tooltipRows(page)).toHaveText(['City bus38 seats']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('The part has no size.');
  return box;
}
