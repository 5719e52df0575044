import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDay, fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shows one icon, and in the other field one for each state of the popup',
  async ({ stage, page }) => {
    const popup = page.getByRole('dialog');
    const birthday = fieldOf(stage, 'Birthday');
    await expect(birthday.button.getByTestId('CakeIcon')).toBeVisible();

    const state = fieldOf(stage, 'Depends on the popup');
    const closed = state.group.getByTestId('ExpandMoreIcon');
    const opened = state.group.getByTestId('ExpandLessIcon');
    await expect(closed).toBeVisible();
    await state.button.click();
    await expect(popup).toBeVisible();
    await expect(opened).toBeVisible();
    await clickDay(popup, 30);
    await expect(popup).toHaveCount(0);
    await expect(closed).toBeVisible();
    await expect(opened).toHaveCount(0);
  },
);
