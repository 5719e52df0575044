import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickButton, clickOption, fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shows columns on the desktop and a dial in the dialog; Cancel restores in both, Esc keeps the choice',
  async ({ stage, page }) => {
    const popup = page.getByRole('dialog');
    for (const label of ['TimePicker', 'DesktopTimePicker']) {
      const field = fieldOf(stage, label);
      await field.button.click();
      await clickOption(popup, '11 hours');
      await expect(field.input).toHaveValue('11:40 AM');
      await popup.getByRole('button', { name: 'Cancel' }).click();
      await expect(popup).toHaveCount(0);
      await expect(field.input).toHaveValue('09:40 AM');
      await field.button.click();
      await clickOption(popup, '10 hours');
      await page.keyboard.press('Escape');
      await expect(popup).toHaveCount(0);
      await expect(field.input).toHaveValue('10:40 AM');
    }

    const mobile = fieldOf(stage, 'MobileTimePicker');
    await mobile.button.click();
    const dial = popup.getByRole('listbox');
    await expect(dial).toHaveCount(1);
    await expect(dial).toHaveAccessibleName(
      'Select hours. Selected time is 09:40 AM',
    );
    await dial.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(dial).toHaveAccessibleName(
      'Select minutes. Selected time is 10:40 AM',
    );
    await clickButton(popup, 'PM');
    await popup.getByRole('button', { name: 'Cancel' }).click();
    await expect(popup).toHaveCount(0);
    await expect(mobile.input).toHaveValue('09:40 AM');
    await mobile.button.click();
    await clickButton(popup, 'PM');
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(popup).toHaveCount(0);
    await expect(mobile.input).toHaveValue('09:40 PM');
  },
);
