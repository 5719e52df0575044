import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDay, popupOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'is one text box without spin buttons, and still opens the calendar',
  async ({ stage, page }) => {
    const input = stage.getByRole('textbox', { name: 'Date of invoice' });
    await expect(stage.getByRole('spinbutton')).toHaveCount(0);
    await expect(input).toHaveValue('04/17/2026');
    await stage.getByRole('button', { name: /^Choose date/ }).click();
    const popup = popupOf(page, 'Date of invoice');
    await clickDay(popup, 30);
    await expect(popup).toHaveCount(0);
    await expect(input).toHaveValue('04/30/2026');
  },
);
