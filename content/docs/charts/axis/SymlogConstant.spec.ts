import { expect } from '@playwright/test';
import { barsOf, measureBars } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'makes small values shorter as the constant grows, and keeps large ones in the drawing',
  async ({ stage }) => {
    const heights = async () =>
      (await measureBars(barsOf(stage))).map(({ height }) => height);
    const slider = stage.getByRole('slider');
    await expect(stage.getByText('100,000', { exact: true })).toBeVisible();
    await expect
      .poll(async () => (await heights())[3] ?? 0)
      .toBeGreaterThan(15);
    await slider.fill('4');
    await expect(stage.getByText('constant: 10,000')).toBeVisible();
    await expect
      .poll(async () => (await heights())[3] ?? 99)
      .toBeLessThanOrEqual(1);
    await expect
      .poll(async () => (await heights())[4] ?? 0)
      .toBeGreaterThan(60);
    await slider.fill('0');
    await expect
      .poll(async () => (await heights())[3] ?? 0)
      .toBeGreaterThan(15);
    await expect(barsOf(stage)).toHaveCount(5);
  },
);
