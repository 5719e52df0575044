import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'prints each number in its cell, keeps the tooltip, and drops the numbers in narrow cells',
  async ({ stage, page }) => {
    const cells = stage.locator('.MuiHeatmap-cell');
    const numbers = cells.locator('text');
    await expect(cells).toHaveCount(41);
    await expect(numbers).toHaveCount(41);
    await expect(numbers.first()).toHaveText('14');
    await cells.nth(7).hover();
    await expect(tooltipRows(page)).toHaveText(['Swimmers11']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await stage.evaluate((box) => {
      box.style.width = '220px';
    });
    await expect(numbers).toHaveCount(0);
    await expect(cells).toHaveCount(41);
    await stage.evaluate((box) => {
      box.style.width = '';
    });
    await expect(numbers).toHaveCount(41);
  },
);
