import { expect } from '@playwright/test';
import {
  barsOf,
  expectBars,
  tickLabels,
  tooltipRows,
} from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'puts men to the left and women to the right of each age, and writes no minus',
  async ({ stage, page }) => {
    await expectBars(barsOf(stage), (measured) => {
      expect(measured).toHaveLength(20);
      for (let age = 0; age < 10; age += 1) {
        const left = measured[age];
        const right = measured[10 + age];
        if (!left || !right) throw new Error('No bar.');
        expect(right.y).toBe(left.y);
        expect(Math.abs(left.x + left.width - right.x)).toBeLessThanOrEqual(1);
        // Women are more numerous in the first four groups, 60 and older.
        if (age < 4) expect(right.width).toBeGreaterThan(left.width);
      }
    });
    await expect(tickLabels(stage).filter({ hasText: /[-−]\d/ })).toHaveCount(
      0,
    );
    await barsOf(stage).nth(0).hover();
    await expect(tooltipRows(page)).toHaveText(['Men90', 'Women210']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
