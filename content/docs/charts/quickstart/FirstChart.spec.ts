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
  'includes axes, legend and tooltip without any other prop',
  async ({ stage, page }) => {
    const bars = barsOf(stage);
    await expectBars(bars, (measured) => {
      const heights = measured.map(({ height }) => height);
      expectProportions(heights, [1240, 1385, 1102, 1467, 980]);
    });
    await expect(stage.getByRole('listitem')).toHaveText(['Bicycles']);
    await expect(stage.getByText('Wed', { exact: true })).toBeVisible();
    await expect(stage.getByText('1,500', { exact: true })).toBeVisible();
    await bars.last().hover();
    await expect(tooltipRows(page)).toHaveText(['Bicycles980']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
