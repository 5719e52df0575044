import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws the whole line in the slider as long as the preview is on',
  async ({ stage }) => {
    const slider = stage.locator('[data-charts-zoom-slider]').first();
    const lines = slider.locator('path[data-series]');
    const preview = stage.getByRole('switch', { name: 'preview' });
    await expect(slider).toBeVisible();
    await expect(lines).toHaveCount(1);
    await preview.uncheck();
    await expect(lines).toHaveCount(0);
    await expect(stage.locator('.MuiLineElement-root')).toHaveCount(1);
    await expect(slider).toBeVisible();
    await preview.check();
    await expect(lines).toHaveCount(1);
  },
);
