import { expect } from '@playwright/test';
import { barsOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'gives each value the color that a bar of this value has',
  async ({ stage }) => {
    const slider = stage.getByRole('slider', { name: 'New reading' });
    const swatch = stage.locator('[data-swatch]');
    const color = () =>
      swatch.evaluate((box) => getComputedStyle(box).backgroundColor);
    const barColor = (at: number) =>
      barsOf(stage)
        .nth(at)
        .evaluate((bar) => getComputedStyle(bar).fill);
    await expect(barsOf(stage)).toHaveCount(7);
    for (const [at, level] of [
      [0, 38],
      [3, 61],
      [5, 44],
    ] as const) {
      await slider.fill(String(level));
      await expect(stage.getByText(`${level} dB`)).toBeVisible();
      await expect.poll(color).toBe(await barColor(at));
    }

    // Another value has another color, up to both ends of the slider.
    const colors = new Set<string>();
    for (const key of ['Home', 'ArrowRight', 'End']) {
      await slider.press(key);
      colors.add(await color());
    }
    await expect(stage.getByText('70 dB')).toBeVisible();
    await slider.press('ArrowRight');
    await expect(stage.getByText('70 dB')).toBeVisible();
    expect(colors.size).toBe(3);
  },
);
