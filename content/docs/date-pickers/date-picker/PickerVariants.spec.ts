import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  chooseDay,
  clickDay,
  fieldOf,
  popupOf,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'closes on a day on the desktop; the dialog waits for OK, and only Cancel restores',
  async ({ stage, page }) => {
    for (const label of ['DatePicker', 'DesktopDatePicker']) {
      const field = fieldOf(stage, label);
      await chooseDay(page, field, 10);
      await expect(field.input).toHaveValue('07/10/2026');
    }

    const mobile = fieldOf(stage, 'MobileDatePicker');
    const dialog = page.getByRole('dialog');
    const choose = async (day: number) => {
      await mobile.button.click();
      await clickDay(dialog, day);
    };
    await choose(5);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(mobile.input).toHaveValue('07/24/2026');
    await choose(6);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(mobile.input).toHaveValue('07/06/2026');
    await choose(7);
    await page.keyboard.press('Escape');
    await expect(popupOf(page, 'MobileDatePicker')).toHaveCount(0);
    await expect(mobile.input).toHaveValue('07/07/2026');
  },
);
