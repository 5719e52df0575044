import { expect } from '@playwright/test';
import {
  barsOf,
  expectBars,
  expectProportions,
  tooltipRows,
} from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws two bars per weekday that start at 0, and shows both in one tooltip',
  async ({ stage, page }) => {
    await expectBars(barsOf(stage), (measured) => {
      const heights = measured.map(({ height }) => height);
      const rye = [64, 58, 71, 69, 96, 132];
      const wheat = [82, 77, 80, 91, 118, 164];
      expectProportions(heights, [...rye, ...wheat]);
      const ends = new Set(measured.map(({ y, height }) => y + height));
      expect(ends.size).toBe(1);
    });
    await expect(stage.getByText('0', { exact: true })).toBeVisible();
    await barsOf(stage).nth(5).hover();
    await expect(tooltipRows(page)).toHaveText(['Rye132', 'Wheat164']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
