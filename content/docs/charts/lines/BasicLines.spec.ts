import { expect } from '@playwright/test';
import { tickLabels, tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws two lines with a mark per value, and reads both at one hour from anywhere above it',
  async ({ stage, page }) => {
    await expect(stage.locator('.MuiLineElement-root')).toHaveCount(2);
    const marks = stage.locator('.MuiMarkElement-root');
    await expect(marks).toHaveCount(18);
    await expect(tickLabels(stage).filter({ hasText: '25:00' })).toHaveCount(0);

    const chart = stage.getByRole('img');
    const last = await marks.nth(8).boundingBox();
    const box = await chart.boundingBox();
    if (!last || !box) throw new Error('The chart has no size.');
    await page.mouse.move(last.x + 2, box.y + 40);
    await expect(page.getByRole('tooltip')).toContainText('24:00');
    await expect(tooltipRows(page)).toHaveText(['Greenhouse16', 'Outside7']);
    await expect(stage.locator('.MuiHighlightElement-root')).toHaveCount(2);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(stage.locator('.MuiHighlightElement-root')).toHaveCount(0);
  },
);
