import { expect } from '@playwright/test';
import { barsOf, expectBars } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'stacks two series, and puts the third beside the stack on the same base',
  async ({ stage }) => {
    await expectBars(barsOf(stage), (measured) => {
      expect(measured).toHaveLength(12);
      for (let season = 0; season < 4; season += 1) {
        const fires = measured[season];
        const rescues = measured[4 + season];
        const alarms = measured[8 + season];
        if (!fires || !rescues || !alarms) throw new Error('No bar.');
        expect(rescues.x).toBe(fires.x);
        expect(alarms.x).toBeGreaterThanOrEqual(fires.x + fires.width);
        expect(
          Math.abs(alarms.y + alarms.height - fires.y - fires.height),
        ).toBeLessThanOrEqual(1);
        expect(
          Math.abs(rescues.y + rescues.height - fires.y),
        ).toBeLessThanOrEqual(1);
      }
      // In fall, 51 false alarms equal 22 fires and 29 rescues.
      const rescues = measured[7]?.y ?? 0;
      expect(Math.abs((measured[11]?.y ?? 0) - rescues)).toBeLessThanOrEqual(1);
    });
  },
);
