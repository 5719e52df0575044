import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'changes the height of rows by keyboard, marks the choice, and returns the focus',
  async ({ stage, page }) => {
    const settings = stage.getByRole('button', { name: 'Settings' });
    const row = stage.locator('[data-id="1"][role="row"]');
    const item = (name: string) => page.getByRole('menuitemradio', { name });
    await settings.focus();
    await page.keyboard.press('Enter');
    await expect(item('Standard rows')).toBeChecked();
    await item('Compact rows').click();
    await expect(row).toHaveCSS('height', '36px');
    await expect(settings).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(item('Compact rows')).toBeChecked();
    await expect(item('Standard rows')).not.toBeChecked();
    // The same choice again changes nothing, and neither does Escape.
    await item('Compact rows').click();
    await expect(row).toHaveCSS('height', '36px');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(row).toHaveCSS('height', '36px');
  },
);
