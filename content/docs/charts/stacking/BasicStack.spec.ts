import { expect } from '@playwright/test';
import { barsOf, expectBars } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'puts two series on each other and two stacks beside each other',
  async ({ stage }) => {
    await expectBars(barsOf(stage), (measured) => {
      expect(measured).toHaveLength(16);
      const [wind, solar, homes, industry] = [0, 4, 8, 12].map(
        (start) => measured[start],
      );
      if (!wind || !solar || !homes || !industry) throw new Error('No bar.');
      expect(solar.x).toBe(wind.x);
      // Places and heights are rounded one by one.
      expect(Math.abs(solar.y + solar.height - wind.y)).toBeLessThanOrEqual(1);
      expect(industry.x).toBe(homes.x);
      expect(
        Math.abs(industry.y + industry.height - homes.y),
      ).toBeLessThanOrEqual(1);
      expect(homes.x).toBeGreaterThanOrEqual(wind.x + wind.width);
      // In winter, less is made than used.
      expect(solar.y).toBeGreaterThan(industry.y);
      const spring = [measured[5]?.y ?? 0, measured[13]?.y ?? 0];
      expect(spring[0]).toBeLessThan(spring[1] ?? 0);
    });
  },
);
