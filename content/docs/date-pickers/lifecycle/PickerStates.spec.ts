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
  'goes from closed to open to changed, and accepts on OK and on Escape, but not on Cancel',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Rehearsal');
    const popup = popupOf(page, 'Rehearsal');
    const state = stage.locator('[aria-current="step"]');
    const readout = stage.getByText(/^Value:/);
    await expect(state).toHaveText('Closed');

    for (const [day, leave, accepted] of [
      [14, 'OK', '2026-10-14'],
      [20, 'Cancel', '2026-10-14'],
      [21, 'Escape', '2026-10-21'],
    ] as const) {
      await openPopup(field, popup);
      await expect(state).toHaveText('Open');
      await clickDay(popup, day);
      await expect(state).toHaveText('Open, changed');
      if (leave === 'Escape') await page.keyboard.press(leave);
      else await popup.getByRole('button', { name: leave }).click();
      await expect(state).toHaveText('Closed');
      await expect(readout).toHaveText(
        `Value: ${accepted}. Accepted: ${accepted}.`,
      );
      await expect(popup).toHaveCount(0);
    }
  },
);
