import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'is open at first without taking the focus, and can be collapsed and opened again',
  async ({ stage, page }) => {
    const field = stage.getByRole('searchbox', { name: 'Search shipments' });
    const trigger = stage.getByRole('button', { name: 'Search' });
    await expect(field).toBeVisible();
    await expect(field).not.toBeFocused();
    await expect(trigger).toHaveCount(0);
    await field.focus();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(trigger).toBeFocused();
    await trigger.click();
    await expect(field).toBeVisible();
  },
);
