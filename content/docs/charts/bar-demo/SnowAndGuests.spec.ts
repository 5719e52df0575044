import { expect } from '@playwright/test';
import { barsOf, expectBars, tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'measures each series with its own axis, from a common 0',
  async ({ stage, page }) => {
    await expectBars(barsOf(stage), (measured) => {
      expect(measured).toHaveLength(12);
      const feet = measured.map(({ y, height }) => y + height);
      expect(Math.max(...feet) - Math.min(...feet)).toBeLessThanOrEqual(1);
      // 141 of 160 cm is a little more than 27.8 of 32 thousand.
      const snow = measured[3]?.height ?? 0;
      const guests = measured[8]?.height ?? 0;
      expect(snow / guests).toBeCloseTo(141 / 160 / (27.8 / 32), 1);
    });
    await barsOf(stage).nth(3).hover();
    await expect(tooltipRows(page)).toHaveText([
      'Snow141 cm',
      'Guests24.6 thousand',
    ]);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
