import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'offers printing and two image formats, and closes the menu with Escape',
  async ({ stage, page }) => {
    const button = stage.getByRole('button', { name: 'Export' });
    const items = page.getByRole('menuitem');
    await expect(stage.getByRole('button')).toHaveCount(1);
    await button.click();
    await expect(items).toHaveText([
      'Print',
      'Export as PNG',
      'Export as WebP',
    ]);
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(items).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
    await page.mouse.move(0, 0);
  },
);
