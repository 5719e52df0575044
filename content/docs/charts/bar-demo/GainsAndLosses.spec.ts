import { expect } from '@playwright/test';
import { barsOf, expectBars } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws gains and losses to different sides of 0, in two colors, and writes the sign',
  async ({ stage, page }) => {
    const bars = barsOf(stage);
    await expectBars(bars, (measured) => {
      expect(measured).toHaveLength(6);
      const zero = measured[0]?.x ?? 0;
      measured.forEach(({ x, width }, index) => {
        const base = index < 3 ? x : x + width;
        expect(Math.abs(base - zero)).toBeLessThanOrEqual(1);
      });
    });
    const fills = await bars.evaluateAll((all) =>
      all.map((bar) => getComputedStyle(bar).fill),
    );
    expect(new Set(fills.slice(0, 3)).size).toBe(1);
    expect(new Set(fills.slice(3)).size).toBe(1);
    expect(fills[0]).not.toBe(fills[3]);
    await bars.nth(3).hover();
    await expect(page.getByRole('tooltip')).toContainText('-120');
    await bars.nth(0).hover();
    await expect(page.getByRole('tooltip')).toContainText('+1,840');
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
