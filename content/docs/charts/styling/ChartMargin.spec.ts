import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'makes the drawing area narrower by twice the margin, and wide again',
  async ({ stage, page }) => {
    const area = stage.locator('[data-drawing-area]');
    const width = async () =>
      Math.round((await area.boundingBox())?.width ?? 0);
    const slider = stage.getByRole('slider');
    await expect.poll(width).toBeGreaterThan(0);
    const before = await width();
    await slider.focus();
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuenow', '80');
    await expect.poll(width).toBe(before - 120);
    await page.keyboard.press('Home');
    await expect.poll(width).toBe(before + 40);
  },
);
