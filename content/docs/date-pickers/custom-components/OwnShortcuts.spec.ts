import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, openPopup, popupOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shows the date of each shortcut, sets it, and disables one after the limit',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Collection');
    const popup = popupOf(page, 'Collection');
    for (const [name, value] of [
      ['Garden waste', '05/12/2026'],
      ['Bulky waste', '05/07/2026'],
      ['Bulky waste', '05/07/2026'],
    ] as const) {
      await openPopup(field, popup);
      await expect(
        popup.getByRole('button', { name: /^Christmas tree/ }),
      ).toHaveAttribute('aria-disabled', 'true');
      await popup.getByRole('button', { name }).click();
      await expect(popup).toHaveCount(0);
      await expect(field.input).toHaveValue(value);
    }
  },
);
