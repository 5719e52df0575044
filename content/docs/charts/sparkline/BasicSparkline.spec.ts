import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws a bare line: no axes, no marks, no legend, and no tooltip',
  async ({ stage, page }) => {
    const chart = stage.getByRole('img', { name: /^River level/ });
    await expect(chart.locator('.MuiLineElement-root')).toHaveCount(1);
    await expect(chart.locator('text')).toHaveCount(0);
    await expect(chart.locator('.MuiMarkElement-root')).toHaveCount(0);
    await expect(stage.locator('.MuiChartsLegend-root')).toHaveCount(0);
    await chart.hover();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(chart.locator('.MuiHighlightElement-root')).toHaveCount(0);
    await page.mouse.move(0, 0);
  },
);
