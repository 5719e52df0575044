import { expect } from '@playwright/test';
import { barsOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'aligns the numbers at their end, and styles the popup outside of the chart',
  async ({ stage, page }) => {
    await barsOf(stage).first().hover();
    const tooltip = page.getByRole('tooltip');
    await expect(
      tooltip.locator('.MuiChartsTooltip-valueCell').first(),
    ).toHaveCSS('text-align', 'end');
    await expect(tooltip.locator('.MuiChartsTooltip-paper')).not.toHaveCSS(
      'box-shadow',
      'none',
    );
    await expect(stage.locator('.MuiChartsTooltip-paper')).toHaveCount(0);
    await page.mouse.move(0, 0);
    await expect(tooltip).toHaveCount(0);
  },
);
