import { expect, test } from '@playwright/test';
import { LineChart } from '@mui/x-charts/LineChart';
import { testDemo } from '#tests/support/demo.ts';
import { chartMarkupOf } from '#tests/support/markup.ts';

testDemo(
  import.meta.url,
  'adds ticks without labels, and grid lines with them',
  async ({ stage }) => {
    const hours = stage.locator('.MuiChartsAxis-directionX');
    const ticks = hours.locator('.MuiChartsAxis-tick');
    const labels = hours.locator('.MuiChartsAxis-tickLabel');
    const lines = stage.locator('.MuiChartsGrid-verticalLine');
    const all = stage.getByRole('switch', { name: 'A tick for each hour' });
    const shifts = ['6:00', '14:00', '22:00'];
    await expect(ticks).toHaveCount(3);
    await expect(labels).toHaveText(shifts);
    await all.check();
    await expect(ticks).toHaveCount(25);
    await expect(lines).toHaveCount(25);
    await expect(labels).toHaveText(shifts);
    await all.uncheck();
    await expect(ticks).toHaveCount(3);
    await expect(lines).toHaveCount(3);
  },
);

test('follows a function on a point scale, and keeps automatic ticks on scales of numbers and dates', () => {
  const draw = (axis: object) =>
    chartMarkupOf(LineChart, {
      xAxis: [{ data: [1, 2, 3, 4], ...axis }],
      series: [{ data: [5, 2, 9, 4] }],
    });
  const tickInterval = () => false;
  // Proves: On other scales, a function has no effect
  for (const scaleType of ['linear', 'sqrt', 'symlog', 'time', 'utc']) {
    expect(draw({ scaleType, tickInterval })).toBe(draw({ scaleType }));
  }
  expect(draw({ scaleType: 'point', tickInterval })).not.toBe(
    draw({ scaleType: 'point' }),
  );
});
