import { expect, test } from '@playwright/test';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  barsOf,
  expectBars,
  expectProportions,
  tooltipRows,
} from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';
import { chartMarkupOf } from '#tests/support/markup.ts';

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

test('loses its bars when an axis that is above 0 has no end', () => {
  const heights = (limits: { min: number; max?: number }) => {
    const html = chartMarkupOf(BarChart, {
      xAxis: [{ data: ['a', 'b', 'c'] }],
      yAxis: [limits],
      series: [{ data: [20, 50, 30] }],
    });
    return [
      ...html.matchAll(/<rect[^>]* height="([\d.]+)"[^>]*BarElement/g),
    ].map(([, height]) => Number(height));
  };
  // Proves: Bars always include 0
  for (const min of [1, 19, 25, 60])
    expect(heights({ min })).toEqual([0, 0, 0]);
  expect(Math.min(...heights({ min: 1, max: 50 }))).toBeGreaterThan(0);
  expect(Math.min(...heights({ min: 0 }))).toBeGreaterThan(0);
});
