import { expect } from '@playwright/test';
import { barsOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'labels months, quarters and years in three rows',
  async ({ stage, page }) => {
    const row = (group: number) =>
      stage.locator(`[data-group-index="${group}"] .MuiChartsAxis-tickLabel`);
    await expect(row(0)).toHaveText(
      [4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3].map(String),
    );
    await expect(row(1)).toHaveText(['Q2', 'Q3', 'Q4', 'Q1']);
    await expect(row(2)).toHaveText(['2024', '2025']);
    await expect(row(2).first()).toHaveCSS('font-weight', '700');
    await barsOf(stage).nth(4).hover();
    await expect(page.getByRole('tooltip')).toContainText('August 2024');
    await expect(page.getByRole('tooltip')).toContainText('634');
    await page.mouse.move(0, 0);
  },
);
