import { expect } from '@playwright/test';
import { barsOf, expectBars } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'makes small bars 6 pixels high, leaves 0 empty, and can be undone',
  async ({ stage }) => {
    const enlarge = stage.getByRole('switch', { name: 'minBarSize: 6' });
    const expectSmallBars = (heights: number[]) =>
      expectBars(barsOf(stage), (measured) => {
        expect(measured.slice(2).map(({ height }) => height)).toEqual(heights);
        expect(measured[0]?.height).toBeGreaterThan(100);
      });
    await expectSmallBars([6, 0, 6]);
    await enlarge.uncheck();
    await expectBars(barsOf(stage), (measured) => {
      for (const bar of measured.slice(2)) expect(bar.height).toBeLessThan(2);
    });
    await enlarge.check();
    await expectSmallBars([6, 0, 6]);
  },
);
