import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'adds up the parts of the outer ring in the inner one, and labels both',
  async ({ stage, page }) => {
    const arcs = stage.locator('.MuiPieArc-root');
    await expect(arcs).toHaveCount(9);
    await expect(stage.locator('.MuiPieArcLabel-root')).toHaveText([
      'Needs',
      'Wishes',
      'Savings',
      'Rent',
      'Food',
      'Bills',
      'Travel',
      'Leisure',
      'Fund',
    ]);
    await expect(async () => {
      await arcs.first().hover();
      await expect(tooltipRows(page)).toHaveText(['Needs€2000'], {
        timeout: 1000,
      });
    }).toPass();
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
