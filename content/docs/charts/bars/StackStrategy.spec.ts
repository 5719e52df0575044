import { expect } from '@playwright/test';
import { barsOf, expectBars, tickLabels } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves stacks with stackOffset, and their layers with stackOrder',
  async ({ stage, page }) => {
    const bars = barsOf(stage);
    const choose = async (list: string, option: string) => {
      await stage.getByRole('combobox', { name: list }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
    };
    /** Bought, repaired and returned in January. */
    const january = (measured: { y: number; height: number }[]) =>
      [0, 5, 10].map((start) => {
        const { y = 0, height = 0 } = measured[start] ?? {};
        return { top: y, end: y + height, height };
      });
    await expectBars(bars, (measured) => {
      const [bought, repaired, returned] = january(measured);
      expect(repaired?.end).toBe(bought?.top);
      expect(returned?.top).toBe(bought?.end);
    });

    await choose('stackOffset', 'expand');
    await expect(
      tickLabels(stage).filter({ hasText: /^1(\.0)?$/ }),
    ).toHaveCount(1);
    await expect(tickLabels(stage).filter({ hasText: /^100$/ })).toHaveCount(0);
    await choose('stackOffset', 'none');
    await expectBars(bars, (measured) => {
      const [, repaired, returned] = january(measured);
      expect(returned?.top).toBe(repaired?.top);
    });
    await choose('stackOffset', 'diverging');
    await choose('stackOrder', 'reverse');
    await expectBars(bars, (measured) => {
      const [bought, repaired, returned] = january(measured);
      expect(bought?.end).toBe(repaired?.top);
      expect(returned?.top).toBe(repaired?.end);
    });
    for (const order of [
      'appearance',
      'ascending',
      'descending',
      'insideOut',
    ]) {
      await choose('stackOrder', order);
      await expect(bars).toHaveCount(15);
    }
    await choose('stackOrder', 'none');
    for (const offset of ['silhouette', 'wiggle', 'diverging']) {
      await choose('stackOffset', offset);
      await expect(bars).toHaveCount(15);
    }
  },
);
