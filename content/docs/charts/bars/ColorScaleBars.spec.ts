import { expect } from '@playwright/test';
import { barsOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'colors bars by their value or by their category, and keeps a choice that is clicked twice',
  async ({ stage }) => {
    const fills = () =>
      barsOf(stage).evaluateAll((bars) =>
        bars.map((bar) => getComputedStyle(bar).fill),
      );
    const choose = (name: string) =>
      stage.getByRole('button', { name }).click();
    /** How many colors there are among these bars. */
    const colors = async (...bars: number[]) => {
      const all = await fills();
      return new Set(bars.map((bar) => all[bar])).size;
    };
    await expect(barsOf(stage)).toHaveCount(7);
    expect(await colors(0, 6)).toBe(1);
    expect(await colors(1, 2, 5)).toBe(1);
    expect(await colors(3, 4)).toBe(1);
    expect(await colors(0, 1, 3)).toBe(3);

    await choose('Continuous');
    await expect.poll(() => colors(0, 1, 2, 3, 4, 5, 6)).toBe(7);
    await choose('Ordinal');
    await expect.poll(() => colors(0, 1, 2, 3, 4)).toBe(1);
    expect(await colors(5, 6)).toBe(1);
    expect(await colors(4, 5)).toBe(2);
    await choose('Ordinal');
    await expect(
      stage.getByRole('button', { name: 'Ordinal' }),
    ).toHaveAttribute('aria-pressed', 'true');
    expect(await colors(4, 5)).toBe(2);
    await choose('Piecewise');
    await expect.poll(() => colors(0, 1, 3)).toBe(3);
  },
);
