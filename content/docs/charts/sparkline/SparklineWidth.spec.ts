import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws the line in each width, and widens the visible area with it',
  async ({ stage, page }) => {
    const line = stage.locator('.MuiLineElement-root');
    const clip = stage.locator('svg clipPath rect').last();
    await expect(line).toHaveAttribute('stroke-width', '4');
    const height = async () => Number(await clip.getAttribute('height'));
    const before = await height();
    await stage.getByRole('slider').focus();
    await page.keyboard.press('End');
    await expect(line).toHaveAttribute('stroke-width', '10');
    await expect.poll(height).toBe(before + 6);
    await page.keyboard.press('Home');
    await expect(line).toHaveAttribute('stroke-width', '1');
    await expect.poll(height).toBe(before - 3);
  },
);
