import { expect } from '@playwright/test';
import {
  barsOf,
  expectBars,
  tickLabels,
  tooltipRows,
} from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'fills 0 to 100 percent in each year, and shows shares with their numbers',
  async ({ stage, page }) => {
    const bars = barsOf(stage);
    await expect(bars).toHaveCount(18);
    await expectBars(bars, (measured) => {
      const heights = [0, 1, 2, 3, 4, 5].map((year) =>
        [0, 6, 12].reduce(
          (sum, at) => sum + (measured[at + year]?.height ?? 0),
          0,
        ),
      );
      for (const height of heights)
        expect(height).toBeCloseTo(heights[0] ?? 0, 0);
    });
    await expect(tickLabels(stage).filter({ hasText: /^100%$/ })).toHaveCount(
      1,
    );
    await expect(tickLabels(stage).filter({ hasText: /^1\d\d%$/ })).toHaveCount(
      1,
    );
    await bars.first().hover();
    await expect(tooltipRows(page)).toHaveText([
      'Books79% (5200)',
      'Games9% (600)',
      'E-books12% (800)',
    ]);
    await bars.nth(5).hover();
    await expect(tooltipRows(page)).toHaveText([
      'Books55% (4650)',
      'Games18% (1500)',
      'E-books28% (2350)',
    ]);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
