import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, openPopup, popupOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'skips booked days and the weekend',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Tire change');
    for (let time = 0; time < 2; time += 1) {
      const popup = popupOf(page, 'Tire change');
      await openPopup(field, popup);
      await popup.getByRole('button', { name: 'Next free day' }).click();
      await expect(popup).toHaveCount(0);
      await expect(field.input).toHaveValue('12/29/2026');
      await expect(field.group).toHaveAttribute('aria-invalid', 'false');
    }
  },
);
