import { expect } from '@playwright/test';
import { barsOf, expectBars, tickLabels } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws losses downward and in another color, from a line at 0',
  async ({ stage }) => {
    await expectBars(barsOf(stage), (measured) => {
      const [january, , march, april] = measured;
      if (!january || !march || !april) throw new Error('No bar.');
      const zero = january.y + january.height;
      expect(march.y).toBe(zero);
      expect(april.y).toBe(zero);
      expect(april.height).toBeGreaterThan(march.height);
      expect(measured).toHaveLength(6);
    });
    const fills = await barsOf(stage).evaluateAll((bars) =>
      bars.map((bar) => getComputedStyle(bar).fill),
    );
    expect(fills[3]).toBe(fills[2]);
    expect(fills[0]).not.toBe(fills[2]);
    expect(fills[5]).toBe(fills[0]);
    await expect(stage.locator('.MuiChartsReferenceLine-line')).toHaveCount(1);
    await expect(tickLabels(stage).filter({ hasText: '−20' })).toHaveCSS(
      'unicode-bidi',
      'plaintext',
    );
  },
);
