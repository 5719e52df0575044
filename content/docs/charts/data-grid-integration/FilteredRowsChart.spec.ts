import { expect } from '@playwright/test';
import { barsOf, expectBars } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws the rows of the grid in its order, fewer with a filter, and none when none is left',
  async ({ stage, page }) => {
    const bars = barsOf(stage);
    const chart = (count: number) =>
      stage.getByLabel(`Depth of ${count} lakes`);
    await expect(chart(8)).toBeVisible();
    await expectBars(bars, (measured) => {
      const heights = measured.map(({ height }) => height);
      expect(heights).toEqual(heights.toSorted((a, b) => b - a));
    });
    await stage.getByRole('columnheader', { name: 'Depth (m)' }).click();
    await stage.getByRole('columnheader', { name: 'Depth (m)' }).click();
    await expectBars(bars, (measured) => {
      expect(measured).toHaveLength(8);
      const heights = measured.map(({ height }) => height);
      expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    });

    await stage.getByRole('button', { name: 'Search' }).click();
    const search = stage.getByRole('searchbox');
    await search.fill('coast');
    await expect(chart(2)).toBeVisible();
    await expect(bars).toHaveCount(2);
    await search.fill('desert');
    await expect(chart(0)).toBeVisible();
    await expect(bars).toHaveCount(0);
    await search.fill('');
    await expect(chart(8)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bars).toHaveCount(8);
  },
);
