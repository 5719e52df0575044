import { expect, test } from '@playwright/test';
import { LineChart } from '@mui/x-charts/LineChart';
import { testDemo } from '#tests/support/demo.ts';
import { chartMarkupOf } from '#tests/support/markup.ts';

testDemo(
  import.meta.url,
  'moves the Earth up with each scale, and cannot be left without one',
  async ({ stage }) => {
    const choose = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();
    const share = async () => {
      const text = await stage.getByText('of the height').textContent();
      return Number.parseInt(text ?? '', 10);
    };
    await expect(stage.locator('.MuiMarkElement-root')).toHaveCount(8);
    await expect.poll(share).toBeLessThanOrEqual(1);
    await choose('sqrt');
    await expect.poll(share).toBeGreaterThanOrEqual(7);
    await choose('log');
    await expect.poll(share).toBeGreaterThan(15);
    await expect(stage.locator('dd').last()).toContainText('100');
    await expect(stage.locator('dd').last()).toContainText('10k');

    await choose('log');
    await expect(
      stage.getByRole('button', { name: 'log', exact: true }),
    ).toHaveAttribute('aria-pressed', 'true');
    await choose('symlog');
    await expect.poll(share).toBeGreaterThan(45);
    await expect(stage.locator('.MuiMarkElement-root')).toHaveCount(8);
  },
);

test('draws a `pow` scale like a linear one, also with an exponent', () => {
  const draw = (yAxis: object) =>
    chartMarkupOf(LineChart, {
      xAxis: [{ data: [1, 2, 3] }],
      yAxis: [yAxis],
      series: [{ data: [1, 5, 9] }],
    });
  const linear = draw({ scaleType: 'linear' });
  // Proves: In 8.12.0, you cannot set its exponent
  expect(draw({ scaleType: 'pow', exponent: 3 })).toBe(linear);
  expect(draw({ scaleType: 'sqrt' })).not.toBe(linear);
});
