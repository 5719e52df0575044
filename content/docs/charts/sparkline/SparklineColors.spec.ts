import { expect } from '@playwright/test';
import { barsOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'paints all bars in one color, or those of late trains in another',
  async ({ stage }) => {
    const bars = barsOf(stage);
    await expect(bars).toHaveCount(20);
    const fills = await bars.evaluateAll((all) =>
      all.map((bar) => getComputedStyle(bar).fill),
    );
    expect(new Set(fills.slice(0, 10)).size).toBe(1);
    const [onTime] = fills.slice(10);
    const late = fills
      .slice(10)
      .flatMap((fill, index) => (fill === onTime ? [] : [index]));
    expect(late).toEqual([3, 4, 5, 8]);
  },
);
