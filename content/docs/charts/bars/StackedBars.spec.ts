import { expect } from '@playwright/test';
import { barsOf, expectBars } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'stacks the two series of one stack, and puts the third beside them',
  async ({ stage }) => {
    await expectBars(barsOf(stage), (measured) => {
      expect(measured).toHaveLength(15);
      for (let departure = 0; departure < 5; departure += 1) {
        const [commuters, tourists, capacity] = [0, 5, 10].map(
          (start) => measured[start + departure],
        );
        if (!commuters || !tourists || !capacity) throw new Error('No bar.');
        expect(tourists.x).toBe(commuters.x);
        expect(tourists.y + tourists.height).toBe(commuters.y);
        expect(capacity.x).toBeGreaterThan(commuters.x + commuters.width);
        expect(capacity.y + capacity.height).toBe(
          commuters.y + commuters.height,
        );
      }
    });
  },
);
