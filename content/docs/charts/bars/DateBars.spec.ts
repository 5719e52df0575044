import { expect } from '@playwright/test';
import { barsOf, tickLabels, tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps a place for each day, also for the closed weekend, and has a longer date in the tooltip',
  async ({ stage, page }) => {
    const bars = barsOf(stage);
    await expect(bars).toHaveCount(10);
    await expect(tickLabels(stage).filter({ hasText: /^[89]$/ })).toHaveCount(
      2,
    );
    await bars.nth(5).hover();
    await expect(page.getByRole('tooltip')).toContainText('Monday, March 10');
    await expect(tooltipRows(page)).toHaveText(['Visitors118']);

    const [friday, monday] = await Promise.all(
      [4, 5].map((index) => bars.nth(index).boundingBox()),
    );
    if (!friday || !monday) throw new Error('The bars have no size.');
    expect(monday.x - friday.x).toBeGreaterThan(3 * friday.width);
    await page.mouse.move(
      (friday.x + monday.x + monday.width) / 2 - friday.width / 2,
      monday.y + 20,
    );
    await expect(page.getByRole('tooltip')).toContainText('Saturday, March 8');
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
