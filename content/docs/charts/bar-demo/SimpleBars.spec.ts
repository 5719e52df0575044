import { expect } from '@playwright/test';
import {
  barsOf,
  expectBars,
  expectProportions,
  tooltipRows,
} from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws both years from 0 in the same proportion, side by side',
  async ({ stage, page }) => {
    await expectBars(barsOf(stage), (measured) => {
      expectProportions(
        measured.map(({ height }) => height),
        [84, 61, 37, 22, 79, 92, 41, 25],
      );
      const [first, , , , second] = measured;
      if (!first || !second) throw new Error('No bar.');
      expect(second.x).toBeGreaterThanOrEqual(first.x + first.width);
    });
    await barsOf(stage).nth(1).hover();
    await expect(tooltipRows(page)).toHaveText(['202361', '202492']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
