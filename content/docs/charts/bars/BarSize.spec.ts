import { expect } from '@playwright/test';
import { barsOf, expectBars } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'divides the width by two ratios: 0 makes bars touch, -1 puts them in one place',
  async ({ stage, page }) => {
    const bars = barsOf(stage);
    const category = stage.getByRole('slider', { name: /^categoryGapRatio/ });
    const gap = stage.getByRole('slider', { name: /^barGapRatio/ });
    await category.focus();
    await page.keyboard.press('Home');
    await expect(category).toHaveAttribute('aria-valuenow', '0');
    await gap.focus();
    await page.keyboard.press('Home');
    await expect(gap).toHaveAttribute('aria-valuenow', '-1');
    await expectBars(bars, (measured) => {
      expect(measured).toHaveLength(9);
      // Early, late and night of the first ward, then early of the second, right beside them.
      const [early, second] = measured;
      expect(measured[3]?.x).toBe(early?.x);
      expect(measured[6]?.x).toBe(early?.x);
      const end = (early?.x ?? 0) + (early?.width ?? 0);
      expect(Math.abs((second?.x ?? 0) - end)).toBeLessThanOrEqual(1);
    });

    await page.keyboard.press('End');
    await expect(gap).toHaveAttribute('aria-valuenow', '1');
    await expectBars(bars, (measured) => {
      const [early] = measured;
      const step = (measured[3]?.x ?? 0) - (early?.x ?? 0);
      expect(Math.abs(step - 2 * (early?.width ?? 0))).toBeLessThanOrEqual(2);
    });
    await category.focus();
    await page.keyboard.press('End');
    await expectBars(bars, (measured) => {
      expect(measured[0]?.width).toBeLessThan(10);
      expect(measured.every(({ width }) => width > 0)).toBe(true);
    });
  },
);
