import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'expands with the focus in it, stays open with a text, and collapses without',
  async ({ stage, page }) => {
    const trigger = stage.getByRole('button', { name: 'Search' });
    const field = stage.getByRole('searchbox', { name: 'Search shipments' });
    const goods = stage.locator('[role="gridcell"][data-field="goods"]');
    await expect(field).toBeHidden();
    await trigger.click();
    await expect(field).toBeFocused();
    await page.keyboard.type('olive');
    await expect(goods).toHaveCount(2);

    // A text keeps the field open, even without the focus.
    await goods.first().click();
    await expect(field).toBeVisible();
    await stage.getByRole('button', { name: 'Clear' }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await expect(goods.first()).toHaveText('Paper');
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(trigger).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
  },
);
