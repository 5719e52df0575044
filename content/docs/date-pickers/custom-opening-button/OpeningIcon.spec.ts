import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDay, fieldOf, openPopup } from '#tests/support/picker.ts';

/** What the icons of the demo draw, and what that of the package does not. */
const cake = /^M12 6c1\.11 0 2-\.9 2-2/;
const more = 'M16.59 8.59 12 13.17 7.41 8.59 6 10l6 6 6-6z';
const less = 'm12 8-6 6 1.41 1.41L12 10.83l4.59 4.58L18 14z';

testDemo(
  import.meta.url,
  'shows one icon, and in the other field one for each state of the popup',
  async ({ stage, page }) => {
    const popup = page.getByRole('dialog');
    const birthday = fieldOf(stage, 'Birthday');
    await expect(birthday.button.locator('path')).toHaveAttribute('d', cake);

    const state = fieldOf(stage, 'Depends on the popup');
    const icon = state.button.locator('path');
    await expect(icon).toHaveAttribute('d', more);
    await openPopup(state, popup);
    await expect(popup).toBeVisible();
    await expect(icon).toHaveAttribute('d', less);
    await clickDay(popup, 30);
    await expect(popup).toHaveCount(0);
    await expect(icon).toHaveAttribute('d', more);
  },
);
