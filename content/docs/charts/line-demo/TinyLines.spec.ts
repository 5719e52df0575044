import { expect } from '@playwright/test';
import { tickLabels } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws all rivers on one scale, without axes, and marks the last day alone',
  async ({ stage }) => {
    const marks = stage.locator('.MuiMarkElement-root');
    await expect(stage.locator('.MuiLineElement-root')).toHaveCount(3);
    await expect(tickLabels(stage)).toHaveCount(0);
    await expect(marks).toHaveCount(3);
    await expect(stage.getByRole('row')).toHaveCount(4);
    await expect(stage.getByRole('row', { name: /^Alder 3\.1/ })).toBeVisible();
    await expect(async () => {
      const heights = await stage.locator('svg').evaluateAll((charts) =>
        charts.map((chart) => {
          const mark = chart
            .querySelector('.MuiMarkElement-root')
            ?.getBoundingClientRect();
          const box = chart.getBoundingClientRect();
          if (!mark) throw new Error('The chart has no mark.');
          return mark.top + mark.height / 2 - box.top;
        }),
      );
      const [alder = 0, crane = 0, heron = 0] = heights;
      expect(alder).toBeLessThan(crane);
      expect(crane).toBeLessThan(heron);
      // 3.1 of 4 meters, in a chart of 40 pixels with margins of 4.
      expect(Math.abs(alder - (36 - (32 * 3.1) / 4))).toBeLessThan(1.5);
    }).toPass();
  },
);
