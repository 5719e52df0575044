import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  dayOf,
  fieldOf,
  monthStands,
  openPopup,
  popupOf,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'disables months outside of the season and all of their days, but not the arrows',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Raft trip');
    const popup = popupOf(page, 'Raft trip');
    await openPopup(field, popup);
    const month = (name: string) => popup.getByRole('radio', { name });
    await expect(month('April')).toBeDisabled();
    await expect(month('October')).toBeDisabled();
    await expect(month('May')).toBeEnabled();
    await month('September').click();
    await monthStands(popup, 'September 2027');
    await popup.getByRole('button', { name: 'Next month' }).click();
    await monthStands(popup, 'October 2027');
    await expect(dayOf(popup, 12)).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);

    await typeSection(field.section('Month'), '10');
    await expect(field.section('Month')).toHaveAttribute('aria-valuenow', '10');
    await expect(field.group).toHaveAttribute('aria-invalid', 'true');
  },
);
