import { expect } from '@playwright/test';
import { barsOf, expectBars, tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'puts four layers on each other without a gap, the first at the bottom',
  async ({ stage, page }) => {
    await expectBars(barsOf(stage), (measured) => {
      expect(measured).toHaveLength(20);
      for (let year = 0; year < 5; year += 1) {
        for (let layer = 1; layer < 4; layer += 1) {
          const below = measured[(layer - 1) * 5 + year];
          const above = measured[layer * 5 + year];
          if (!below || !above) throw new Error('No bar.');
          expect(above.x).toBe(below.x);
          expect(
            Math.abs(above.y + above.height - below.y),
          ).toBeLessThanOrEqual(1);
        }
      }
    });
    await barsOf(stage).nth(4).hover();
    await expect(tooltipRows(page)).toHaveText([
      'Recycled171 kg',
      'Composted97 kg',
      'Burned104 kg',
      'Landfill12 kg',
    ]);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
