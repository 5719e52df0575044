import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'writes the difference of two series on each axis, and nothing where they are equal',
  async ({ stage }) => {
    const gaps = stage.locator('[data-gap]');
    const gap = (topic: string) => stage.locator(`[data-gap="${topic}"]`);
    const length = (topic: string) =>
      gap(topic)
        .locator('path')
        .evaluate((line) =>
          line instanceof SVGPathElement ? line.getTotalLength() : NaN,
        );
    await expect(gaps).toHaveText(['−1.5', '−4.5', '+2.0', '+1.5']);
    await expect(gap('Food')).toHaveCount(0);
    expect((await length('Quiet')) / (await length('Place'))).toBeCloseTo(3);

    await stage.getByRole('button', { name: 'Show 2025' }).click();
    await expect(gaps).toHaveText(['+1.5', '−3.0', '+2.5', '+1.5']);
    await expect(gap('Rooms')).toHaveCount(0);
    expect((await length('Quiet')) / (await length('Food'))).toBeCloseTo(2);

    await stage.getByRole('button', { name: 'Show 2024' }).click();
    await expect(gap('Food')).toHaveCount(0);
    await expect(gap('Rooms')).toHaveText('−1.5');
  },
);
