import { expect, test } from '@playwright/test';
import { BarChart } from '@mui/x-charts/BarChart';
import { testDemo } from '#tests/support/demo.ts';
import { chartMarkupOf } from '#tests/support/markup.ts';

testDemo(
  import.meta.url,
  'rounds the values in the labels, and prints one label for each bar',
  async ({ stage }) => {
    const labels = stage.locator('.MuiBarLabel-root');
    await expect(labels).toHaveText(['412 t', '269 t', '187 t', '96 t']);
    await expect(stage.locator('.MuiBarElement-root')).toHaveCount(4);
    await expect(labels.first()).toHaveCSS('font-weight', '600');
    await expect(labels.first()).toHaveCSS('pointer-events', 'none');
  },
);

test('labels bars without the formatter of the series', () => {
  const draw = (formatter: { valueFormatter?: () => string }) =>
    chartMarkupOf(BarChart, {
      barLabel: 'value',
      xAxis: [{ data: ['Apples'] }],
      series: [{ data: [412], ...formatter }],
    });
  // Proves: valueFormatter of the series has no effect
  expect(draw({ valueFormatter: () => '412 tons' })).toBe(draw({}));
  expect(draw({})).toMatch(/<text[^>]*MuiBarLabel-root[^>]*>412</);
});
