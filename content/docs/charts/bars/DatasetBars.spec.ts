import { expect } from '@playwright/test';
import { barsOf, tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws no bar for null, and still shows what valueFormatter returns for it',
  async ({ stage, page }) => {
    const bars = barsOf(stage);
    await expect(bars).toHaveCount(9);
    await bars.nth(7).hover();
    await expect(page.getByRole('tooltip')).toContainText('Aug');
    await expect(tooltipRows(page)).toHaveText([
      'This yearGauge out of order',
      'Long-term average86 mm',
    ]);
    await bars.nth(2).hover();
    await expect(tooltipRows(page)).toHaveText([
      'This year112 mm',
      'Long-term average89 mm',
    ]);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
