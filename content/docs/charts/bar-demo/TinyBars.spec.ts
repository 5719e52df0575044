import { expect } from '@playwright/test';
import { barsOf, tickLabels, tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has no axes, and the last bar alone in another color',
  async ({ stage, page }) => {
    const bars = barsOf(stage);
    await expect(bars).toHaveCount(24);
    await expect(tickLabels(stage)).toHaveCount(0);
    const fills = await bars.evaluateAll((all) =>
      all.map((bar) => getComputedStyle(bar).fill),
    );
    const [past, current] = [fills[0], fills[7]];
    expect(current).not.toBe(past);
    expect(fills.filter((fill) => fill === current)).toHaveLength(3);
    await expect(async () => {
      await bars.nth(7).hover();
      await expect(tooltipRows(page)).toHaveText(['New members31'], {
        timeout: 1000,
      });
    }).toPass();
    await expect(page.getByRole('tooltip')).toContainText('Week 8');
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
