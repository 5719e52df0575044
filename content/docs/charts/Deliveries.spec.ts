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
  'draws a bar per district in proportion, and shows its number on hover',
  async ({ stage, page }) => {
    const bars = barsOf(stage);
    await expectBars(bars, (measured) => {
      const heights = measured.map(({ height }) => height);
      expectProportions(heights, [412, 290, 538, 365]);
    });
    await bars.nth(2).hover();
    await expect(page.getByRole('tooltip')).toContainText('South');
    await expect(tooltipRows(page)).toHaveText(['Parcels538']);
    await bars.nth(0).hover();
    await expect(tooltipRows(page)).toHaveText(['Parcels412']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
