import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  clickDay,
  fieldOf,
  openPopup,
  popupOf,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shows a note below the calendar, each time the popup opens',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Delivery');
    const popup = popupOf(page, 'Delivery');
    for (const [day, value] of [
      [20, '04/20/2026'],
      [30, '04/30/2026'],
    ] as const) {
      await openPopup(field, popup);
      await expect(popup.getByRole('alert')).toBeVisible();
      await clickDay(popup, day);
      await expect(popup).toHaveCount(0);
      await expect(field.input).toHaveValue(value);
    }
  },
);
