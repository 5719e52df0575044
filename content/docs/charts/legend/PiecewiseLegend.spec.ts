import { expect } from '@playwright/test';
import { barsOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'names each range, with the colors of the bars in it',
  async ({ stage }) => {
    const items = stage.getByRole('listitem');
    await expect(items).toHaveText([
      'Good, below 10',
      'Fair, 10 to 25',
      'Bad, 25 or more',
    ]);
    const colors = await items
      .locator('rect')
      .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).fill));
    const bars = barsOf(stage);
    for (const [bar, range] of [0, 1, 2, 2, 1, 0].entries()) {
      await expect(bars.nth(bar)).toHaveCSS('fill', colors[range] ?? 'missing');
    }
    expect(new Set(colors).size).toBe(3);
  },
);
