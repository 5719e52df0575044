import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws half a pie, twice as wide as high, within the chart',
  async ({ stage }) => {
    await expect(stage.locator('.MuiPieArc-root')).toHaveCount(4);
    await expect(async () => {
      const [pie, chart] = await Promise.all([
        stage.locator('.MuiPieChart-series').boundingBox(),
        stage
          .getByRole('img', { name: 'Homes in Meadows by heating' })
          .boundingBox(),
      ]);
      if (!pie || !chart) throw new Error('The chart has no size.');
      expect(pie.width / pie.height).toBeCloseTo(2, 1);
      expect(pie.y).toBeGreaterThanOrEqual(chart.y);
      expect(pie.y + pie.height).toBeLessThanOrEqual(chart.y + chart.height);
    }).toPass();
  },
);
