import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDay, fieldOf, popupOf, typeDate } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'opens at the current month when it is empty, and at the date when there is one',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Check-in');
    const popup = popupOf(page, 'Check-in');
    await field.button.click();
    await expect(popup.locator('[aria-current="date"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(field.button).toBeFocused();
    await expect(field.input).toHaveValue('');

    await typeDate(field, '02/29/2028');
    await field.button.click();
    await expect(
      popup.getByRole('grid', { name: 'February 2028' }),
    ).toBeVisible();
    await clickDay(popup, 1);
    await expect(popup).toHaveCount(0);
    await expect(field.button).toHaveAccessibleName(
      'Choose date, selected date is Feb 1, 2028',
    );
  },
);
