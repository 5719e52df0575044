import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws a second, smaller line in the slider as long as the preview is on',
  async ({ stage }) => {
    const slider = stage.locator('[data-charts-zoom-slider]').first();
    const lines = stage.locator('.MuiLineElement-root');
    const preview = stage.getByRole('switch', { name: 'preview' });
    await expect(slider).toBeVisible();
    await expect.poll(() => lines.count()).toBeGreaterThan(1);
    await preview.uncheck();
    await expect(lines).toHaveCount(1);
    await expect(slider).toBeVisible();
    await preview.check();
    await expect.poll(() => lines.count()).toBeGreaterThan(1);
  },
);
