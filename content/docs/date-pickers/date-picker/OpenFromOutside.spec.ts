import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDay, dayOf, fieldOf, popupOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'opens from a button each time, and returns the focus to it',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Night shift');
    const popup = popupOf(page, 'Night shift');
    const button = stage.getByRole('button', { name: 'Change the shift' });
    await button.click();
    await expect(dayOf(popup, 3)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await clickDay(popup, 24);
    await expect(popup).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(field.input).toHaveValue('11/24/2026');

    await field.button.click();
    await expect(dayOf(popup, 24)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
  },
);
