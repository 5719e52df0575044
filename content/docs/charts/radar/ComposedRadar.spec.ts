import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'dashes one series, marks the other, and has no tooltip, because it was left out',
  async ({ stage, page }) => {
    const areas = stage.locator('.MuiRadarSeriesPlot-area');
    await expect(areas).toHaveCount(2);
    await expect(areas.first()).toHaveAttribute('stroke-dasharray', '5 4');
    await expect(areas.last()).not.toHaveAttribute('stroke-dasharray');
    await expect(stage.locator('.MuiRadarSeriesPlot-mark')).toHaveCount(6);
    await expect(stage.locator('.MuiRadarGrid-divider')).toHaveCount(2);
    await stage.getByRole('img', { name: /^A dark roast/ }).hover();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.mouse.move(0, 0);
  },
);
