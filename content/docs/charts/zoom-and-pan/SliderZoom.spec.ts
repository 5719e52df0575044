import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws the whole line in the slider as long as the preview is on',
  async ({ stage, page }) => {
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

    // Proves: In 8.12.0, the slider cannot be reached with the keyboard.
    await expect(
      stage.locator(
        '[data-charts-zoom-slider][tabindex], [data-charts-zoom-slider] :is([tabindex], a, button, input)',
      ),
    ).toHaveCount(0);
    await preview.focus();
    for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      await expect(
        stage.locator('[data-charts-zoom-slider] :focus'),
      ).toHaveCount(0);
    }
  },
);
