import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDay, fieldOf, popupOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'starts empty, keeps its own value, and closes without choosing anything',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Moving day');
    await expect(field.input).toHaveValue('');
    await field.button.click();
    await page.keyboard.press('Escape');
    await expect(popupOf(page, 'Moving day')).toHaveCount(0);
    await expect(field.input).toHaveValue('');

    await field.button.click();
    await clickDay(popupOf(page, 'Moving day'), 15);
    await expect(popupOf(page, 'Moving day')).toHaveCount(0);
    await expect(field.input).toHaveValue(/^\d\d\/15\/\d{4}$/);
  },
);
