import { expect } from '@playwright/test';
import { resizeDemo } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws a rising line through the points, and keeps it there in a narrower chart',
  async ({ stage }) => {
    const line = stage.locator('svg > line[stroke-dasharray="6 4"]');
    const points = stage.locator('.MuiScatter-root > *');
    await expect(line).toHaveCount(1);
    const expectThrough = async () => {
      const ends = await line.evaluate((element) =>
        ['x1', 'y1', 'x2', 'y2'].map((name) =>
          Number(element.getAttribute(name)),
        ),
      );
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends;
      expect(y2).toBeLessThan(y1);
      const offsets = await points.evaluateAll(
        (all, [startX = 0, startY = 0, slope = 0]) =>
          all.map((point) => {
            const place = point.getAttribute('transform') ?? '';
            const [x = 0, y = 0] = (place.match(/[\d.]+/g) ?? []).map(Number);
            return y - startY - slope * (x - startX);
          }),
        [x1, y1, (y2 - y1) / (x2 - x1)],
      );
      expect(offsets).toHaveLength(20);
      const sum = offsets.reduce((total, offset) => total + offset, 0);
      expect(Math.abs(sum)).toBeLessThan(1);
    };
    await expect(expectThrough).toPass();
    await resizeDemo(stage, '320px');
    await expect(expectThrough).toPass();
    await resizeDemo(stage, '');
    await expect(expectThrough).toPass();
  },
);
