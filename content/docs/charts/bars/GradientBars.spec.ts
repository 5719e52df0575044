import { expect } from '@playwright/test';
import { barsOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'fills each series with its own definition, which is in the drawing once',
  async ({ stage }) => {
    await expect(barsOf(stage, 'measured')).toHaveCount(4);
    await expect(barsOf(stage, 'forecast')).toHaveCount(5);
    for (const series of ['measured', 'forecast']) {
      const fills = await barsOf(stage, series).evaluateAll((bars) =>
        bars.map((bar) => getComputedStyle(bar).fill),
      );
      expect(new Set(fills).size).toBe(1);
      const id = /^url\("#(.+)"\)$/.exec(fills[0] ?? '')?.[1] ?? 'no id';
      await expect(stage.page().locator(`[id="${id}"]`)).toHaveCount(1);
    }
  },
);
