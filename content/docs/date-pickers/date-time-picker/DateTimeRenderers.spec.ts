import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDay, fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'renders a dial, and without a renderer leads from the day to the hours in the field',
  async ({ stage, page }) => {
    const popup = page.getByRole('dialog');
    const dial = fieldOf(stage, 'A dial for the time');
    await dial.button.click();
    await clickDay(popup, 21);
    const clock = popup.getByRole('listbox', { name: /^Select hours\. / });
    await clock.focus();
    await page.keyboard.press('ArrowDown');
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(popup).toHaveCount(0);
    await expect(dial.input).toHaveValue('08/21/2026 05:30 PM');

    const typed = fieldOf(stage, 'Choose the day, type the time');
    for (const [day, value] of [
      [10, '08/10/2026 06:30 PM'],
      [11, '08/11/2026 06:30 PM'],
    ] as const) {
      await typed.button.click();
      await expect(popup.getByRole('option')).toHaveCount(0);
      await clickDay(popup, day);
      await expect(popup).toHaveCount(0);
      await expect(typed.input).toHaveValue(value);
      await expect(typed.section('Hours')).toBeFocused();
    }
  },
);
