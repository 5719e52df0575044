import { expect, test } from '@playwright/test';
import { LineChart } from '@mui/x-charts/LineChart';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';
import { chartMarkupOf } from '#tests/support/markup.ts';

testDemo(
  import.meta.url,
  'gives each power of ten the same height, so that no value sticks to the axis',
  async ({ stage, page }) => {
    const marks = stage.locator('.MuiMarkElement-root');
    await expect(marks).toHaveCount(7);
    const places = await marks.evaluateAll((all) =>
      all.map((mark) => Number(mark.getAttribute('cy'))),
    );
    const [first = 0, second = 0, third = 0] = places;
    // 2,250 to 29,000 and 29,000 to 275,000 are both about a factor of ten.
    const ratio = (first - second) / (second - third);
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.35);
    await marks.first().hover({ force: true });
    await expect(tooltipRows(page)).toHaveText([
      'Transistors2.3K (Intel 4004)',
    ]);
    await marks.last().hover({ force: true });
    await expect(tooltipRows(page)).toHaveText(['Transistors16B (Apple M1)']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);

test('has no place for 0 and for negative values', () => {
  const places = (value: number) => {
    const html = chartMarkupOf(LineChart, {
      xAxis: [{ data: [1, 2, 3] }],
      yAxis: [{ scaleType: 'log', min: 1, max: 1000 }],
      series: [{ curve: 'linear', data: [10, value, 100] }],
    });
    const [, path = ''] = / d="(M[^"]*)"/.exec(html) ?? [];
    return path.split('L').map((point) => Number(point.split(',')[1]));
  };
  expect(places(20).every(Number.isFinite)).toBe(true);
  // Proves: A logarithmic axis cannot show 0
  expect(places(0).map(Number.isFinite)).toEqual([true, false, true]);
  expect(places(-5).map(Number.isFinite)).toEqual([true, false, true]);
});
