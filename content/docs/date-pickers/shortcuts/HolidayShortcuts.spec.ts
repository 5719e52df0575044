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

testDemo(
  import.meta.url,
  'has the shortcuts on the left of the calendar in both directions',
  async ({ stage, page, direction }) => {
    const popup = popupOf(page, 'Day off');
    await openPopup(fieldOf(stage, 'Day off'), popup);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    const [end, start] = await Promise.all([
      popup
        .getByRole('list')
        .evaluate((part) => part.getBoundingClientRect().right),
      popup
        .getByRole('grid')
        .evaluate((part) => part.getBoundingClientRect().left),
    ]);
    expect(end).toBeLessThanOrEqual(start);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
  },
);
