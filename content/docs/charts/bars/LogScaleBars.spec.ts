import { expect } from '@playwright/test';
import { barsOf, expectBars } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows one seed and 850,000 in one chart, with the order of the values',
  async ({ stage }) => {
    await expectBars(barsOf(stage), (measured) => {
      const heights = measured.map(({ height }) => height);
      expect(heights).toHaveLength(5);
      expect(heights).toEqual([...heights].sort((a, b) => a - b));
      expect(heights[0]).toBeGreaterThan(5);
      // Lemon has twelve times as many seeds as plum: on this scale that is not twelve times the height.
      expect((heights[1] ?? 0) / (heights[0] ?? 1)).toBeLessThan(5);
    });
    await expect(stage.getByText('100k', { exact: true })).toBeVisible();
  },
);
