import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws half a ring from the left to the right, inside the chart, with a number per group',
  async ({ stage }) => {
    const arcs = stage.locator('.MuiPieArc-root');
    await expect(stage.locator('.MuiPieArcLabel-root')).toHaveText([
      '10',
      '7',
      '9',
      '5',
    ]);
    await expect(async () => {
      const [first, last] = [
        await arcs.first().boundingBox(),
        await arcs.last().boundingBox(),
      ];
      const chart = await stage.getByRole('img').boundingBox();
      if (!first || !last || !chart) throw new Error('The chart has no size.');
      expect(first.x).toBeLessThan(last.x);
      expect(first.x).toBeGreaterThanOrEqual(chart.x);
      expect(last.x + last.width).toBeLessThanOrEqual(chart.x + chart.width);
      const bottoms = [first, last].map(({ y, height }) => y + height);
      expect(Math.abs((bottoms[0] ?? 0) - (bottoms[1] ?? 0))).toBeLessThan(3);
      expect(bottoms[0]).toBeLessThanOrEqual(chart.y + chart.height);
    }).toPass();
  },
);
