import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  chooseDay,
  fieldOf,
  openPopup,
  popupOf,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'chooses a day by its name, disables the one that is a Monday, and tells them from the calendar',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Day off');
    const popup = popupOf(page, 'Day off');
    const shortcut = (name: string) => popup.getByRole('button', { name });
    await openPopup(field, popup);
    // Proves: In the demo above, Mondays are forbidden, so May 1, 2028
    await expect(shortcut('May Day')).toBeDisabled();
    await shortcut('Leap day').click();
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue('02/29/2028');
    await expect(stage.getByText('February 29, Leap day')).toBeVisible();

    await chooseDay(page, field, 10);
    await expect(
      stage.getByText('February 10, without a shortcut'),
    ).toBeVisible();
  },
);
