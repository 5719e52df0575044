import { expect, test } from '@playwright/test';
import { LineChart } from '@mui/x-charts/LineChart';
import { testDemo } from '#tests/support/demo.ts';
import { chartMarkupOf } from '#tests/support/markup.ts';

testDemo(
  import.meta.url,
  'starts at zero, cuts off what is beyond the limits, and returns to the limits of the data',
  async ({ stage }) => {
    const values = stage.locator(
      '.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel',
    );
    const choose = (name: string) =>
      stage.getByRole('button', { name }).click();
    const numbers = async () => (await values.allTextContents()).map(Number);
    await expect
      .poll(async () => Math.min(...(await numbers())))
      .toBeGreaterThan(50);
    await choose('min: 0');
    await expect.poll(async () => Math.min(...(await numbers()))).toBe(0);
    await choose('60 to 100');
    await expect.poll(async () => Math.min(...(await numbers()))).toBe(60);
    await expect.poll(async () => Math.max(...(await numbers()))).toBe(100);
    await expect(values.filter({ hasText: '112' })).toHaveCount(0);
    await choose('60 to 100');
    await expect.poll(async () => Math.max(...(await numbers()))).toBe(100);
    await choose('From data');
    await expect
      .poll(async () => Math.max(...(await numbers())))
      .toBeGreaterThan(100);
  },
);

test('draws the same with limits on band and point scales', () => {
  const draw = (scaleType: 'band' | 'point' | 'linear', limits: object) =>
    chartMarkupOf(LineChart, {
      xAxis: [{ scaleType, data: [1, 2, 3, 4], ...limits }],
      series: [{ data: [5, 2, 9, 4] }],
    });
  // Proves: Limits have no effect on band and point scales.
  const limits = { min: 2, max: 3 };
  expect(draw('band', limits)).toBe(draw('band', {}));
  expect(draw('point', limits)).toBe(draw('point', {}));
  expect(draw('linear', limits)).not.toBe(draw('linear', {}));
});
