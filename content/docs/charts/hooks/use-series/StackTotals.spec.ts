import { expect } from '@playwright/test';
import { barsOf, measureBars } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'writes the sum above each stack, counts a missing value as 0, and follows the series',
  async ({ stage }) => {
    const totals = stage.locator('[data-totals] text');
    await expect(totals).toHaveText(['53', '68', '215', '107']);
    const expectAbove = () =>
      expect(async () => {
        const bars = await measureBars(barsOf(stage));
        const places = await totals.evaluateAll((texts) =>
          texts.map((text) => ({
            x: Number(text.getAttribute('x')),
            y: Number(text.getAttribute('y')),
          })),
        );
        expect(places).toHaveLength(4);
        for (const { x, y } of places) {
          const tops = bars
            .filter((bar) => bar.x <= x && x <= bar.x + bar.width)
            .map((bar) => bar.y);
          expect(tops.length).toBeGreaterThan(0);
          expect(Math.abs(Math.min(...tops) - 6 - y)).toBeLessThanOrEqual(2);
        }
      }).toPass();
    await expectAbove();

    const toggle = stage.getByRole('switch', {
      name: 'Only guests from this country',
    });
    await toggle.click();
    await expect(totals).toHaveText(['41', '68', '120', '74']);
    await expectAbove();
    await toggle.click();
    await expect(totals).toHaveText(['53', '68', '215', '107']);
    await expectAbove();
  },
);
