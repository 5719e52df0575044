import { expect } from '@playwright/test';
import { tickLabels, tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'fills 0 to 100 percent in each year, and shows shares with their numbers',
  async ({ stage, page }) => {
    const areas = stage.locator('.MuiAreaElement-root');
    await expect(areas).toHaveCount(3);
    await expect(tickLabels(stage).filter({ hasText: /^100%$/ })).toHaveCount(
      1,
    );
    await expect(tickLabels(stage).filter({ hasText: /^1\d\d%$/ })).toHaveCount(
      1,
    );
    // The areas of a stack are drawn from the last series to the first.
    const ebooks = await areas.first().boundingBox();
    if (!ebooks) throw new Error('The area has no size.');
    await page.mouse.move(ebooks.x + 2, ebooks.y + 20);
    await expect(tooltipRows(page)).toHaveText([
      'Books79% (5200)',
      'Games9% (600)',
      'E-books12% (800)',
    ]);
    await page.mouse.move(ebooks.x + ebooks.width - 2, ebooks.y + 20);
    await expect(tooltipRows(page)).toHaveText([
      'Books55% (4650)',
      'Games18% (1500)',
      'E-books28% (2350)',
    ]);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
