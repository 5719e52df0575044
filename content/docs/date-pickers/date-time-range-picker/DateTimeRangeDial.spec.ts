import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickButton, fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'sets start and end with a dial each',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Excursion');
    const popup = page.getByRole('dialog');
    const hours = popup.getByRole('listbox', { name: /^Select hours\. / });
    await field.button.click();
    await hours.focus();
    await page.keyboard.press('ArrowUp');
    await expect(field.input).toHaveValue(
      '08/14/2026 09:30 AM – 08/15/2026 07:00 PM',
    );
    await clickButton(popup, 'Next');
    await expect(hours).toHaveAccessibleName(/07:00 PM$/);
    await hours.focus();
    await page.keyboard.press('ArrowDown');
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue(
      '08/14/2026 09:30 AM – 08/15/2026 06:00 PM',
    );
  },
);
