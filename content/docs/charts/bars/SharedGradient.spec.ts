import { expect } from '@playwright/test';
import { barsOf, expectBars } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'stretches one gradient over the drawing area, at every size, and not into the legend',
  async ({ stage }) => {
    const gradient = stage.locator('linearGradient').last();
    const ends = () =>
      gradient.evaluate((element) => [
        Number(element.getAttribute('y1')),
        Number(element.getAttribute('y2')),
      ]);
    await expectBars(barsOf(stage), (measured) => {
      expect(measured).toHaveLength(5);
      expect(measured[2]?.height).toBeGreaterThan(100);
    });
    const [bottom = 0, top = 0] = await ends();
    await expectBars(barsOf(stage), (measured) => {
      for (const { y, height } of measured) {
        expect(y + height).toBe(bottom);
        expect(y).toBeGreaterThan(top);
      }
    });
    const id = await gradient.getAttribute('id');
    const fills = await barsOf(stage).evaluateAll((bars) =>
      bars.map((bar) => getComputedStyle(bar).fill),
    );
    expect(new Set(fills)).toEqual(new Set([`url("#${id}")`]));
    await expect(
      stage.getByRole('listitem').locator('rect'),
    ).not.toHaveAttribute('fill', /url/);
  },
);
