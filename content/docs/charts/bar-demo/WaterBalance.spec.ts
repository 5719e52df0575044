import { expect } from '@playwright/test';
import { barsOf, expectBars } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'stacks inflows upward and outflows downward from 0, so that three periods lose',
  async ({ stage }) => {
    await expectBars(barsOf(stage), (measured) => {
      expect(measured).toHaveLength(30);
      const balance = [0, 1, 2, 3, 4, 5].map((period) => {
        const [rain, riverIn, drinking, riverOut, evaporation] = [
          0, 6, 12, 18, 24,
        ].map((start) => measured[start + period]);
        if (!rain || !riverIn || !drinking || !riverOut || !evaporation) {
          throw new Error('No bar.');
        }
        const zero = rain.y + rain.height;
        expect(Math.abs(riverIn.y + riverIn.height - rain.y)).toBeLessThan(2);
        expect(Math.abs(drinking.y - zero)).toBeLessThan(2);
        expect(
          Math.abs(riverOut.y - drinking.y - drinking.height),
        ).toBeLessThan(2);
        const up = zero - riverIn.y;
        const down = evaporation.y + evaporation.height - zero;
        return up - down;
      });
      expect(balance.map((pixels) => pixels < 0)).toEqual([
        false,
        false,
        true,
        true,
        true,
        false,
      ]);
    });
  },
);
