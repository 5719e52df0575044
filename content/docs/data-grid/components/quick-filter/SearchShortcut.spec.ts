import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens the search from a cell, again from a cell while it is open, and not for other keys',
  async ({ stage, page }) => {
    const field = stage.getByRole('searchbox', { name: 'Search shipments' });
    const cell = stage.locator('[data-id="1"] [data-field="goods"]');
    await cell.click();
    await page.keyboard.press('f');
    await expect(field).toBeHidden();
    await page.keyboard.press('ControlOrMeta+f');
    await expect(field).toBeFocused();
    await page.keyboard.type('paper');
    await expect(stage.locator('[role="row"][data-id]')).toHaveCount(4);

    await cell.click();
    await expect(cell).toBeFocused();
    await page.keyboard.press('ControlOrMeta+f');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await cell.click();
    await page.keyboard.press('ControlOrMeta+f');
    await expect(field).toBeFocused();
  },
);
