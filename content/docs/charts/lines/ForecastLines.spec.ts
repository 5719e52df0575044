import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'ends one series early and begins the other late, with both in May alone',
  async ({ stage, page }) => {
    const marks = stage.locator('.MuiMarkElement-root');
    await expect(marks).toHaveCount(9);
    await marks.nth(4).hover({ force: true });
    await expect(page.getByRole('tooltip')).toContainText('May');
    await expect(tooltipRows(page)).toHaveText(['Counted402', 'Expected402']);
    await marks.last().hover({ force: true });
    await expect(page.getByRole('tooltip')).toContainText('Aug');
    await expect(tooltipRows(page).filter({ hasText: '510' })).toHaveCount(1);
    await expect(tooltipRows(page).filter({ hasText: '402' })).toHaveCount(0);
    await marks.first().hover({ force: true });
    await expect(tooltipRows(page).filter({ hasText: '312' })).toHaveCount(1);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
