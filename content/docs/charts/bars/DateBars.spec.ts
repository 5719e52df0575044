import { expect, test } from '@playwright/test';
import { BarChart } from '@mui/x-charts/BarChart';
import { barsOf, tickLabels, tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';
import { chartMarkupOf } from '#tests/support/markup.ts';

testDemo(
  import.meta.url,
  'keeps a place for each day, also for the closed weekend, and has a longer date in the tooltip',
  async ({ stage, page }) => {
    const bars = barsOf(stage);
    await expect(bars).toHaveCount(10);
    await expect(tickLabels(stage).filter({ hasText: /^[89]$/ })).toHaveCount(
      2,
    );
    await bars.nth(5).hover();
    await expect(page.getByRole('tooltip')).toContainText('Monday, March 10');
    await expect(tooltipRows(page)).toHaveText(['Visitors118']);

    const [friday, monday] = await Promise.all(
      [4, 5].map((index) => bars.nth(index).boundingBox()),
    );
    if (!friday || !monday) throw new Error('The bars have no size.');
    expect(monday.x - friday.x).toBeGreaterThan(3 * friday.width);
    await page.mouse.move(
      (friday.x + monday.x + monday.width) / 2 - friday.width / 2,
      monday.y + 20,
    );
    await expect(page.getByRole('tooltip')).toContainText('Saturday, March 8');
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);

test('has no bars on an axis of time, and says so', () => {
  const draw = (scaleType: 'band' | 'time') =>
    chartMarkupOf(BarChart, {
      xAxis: [{ scaleType, data: [new Date(2025, 2, 3)] }],
      series: [{ data: [118] }],
    });
  expect(draw('band')).toContain('MuiBarElement-root');
  // Proves: Bars need a band axis, so they cannot use a time axis.
  expect(() => draw('time')).toThrow(
    'should be of type "band" to display the bar series',
  );
});
