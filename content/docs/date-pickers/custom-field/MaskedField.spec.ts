import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDay, popupOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'adds the slashes, takes a pasted date, and marks what is not a date or too early',
  async ({ stage, page }) => {
    const input = stage.getByRole('textbox', { name: 'Valid until' });
    await input.fill('');
    await expect(input).toHaveAttribute('aria-invalid', 'false');
    await input.pressSequentially('0229');
    await expect(input).toHaveValue('02/29');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await input.pressSequentially('2028');
    await expect(input).toHaveValue('02/29/2028');
    await expect(input).toHaveAttribute('aria-invalid', 'false');
    await page.keyboard.press('Backspace');
    await expect(input).toHaveValue('02/29/202');
    await expect(input).toHaveAttribute('aria-invalid', 'true');

    await input.fill('12.24.2025');
    await expect(input).toHaveValue('12/24/2025');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await input.fill('12242026');
    await stage.getByRole('button', { name: 'Open the calendar' }).click();
    const popup = popupOf(page, 'Valid until');
    await clickDay(popup, 31);
    await expect(popup).toHaveCount(0);
    await expect(input).toHaveValue('12/31/2026');
  },
);
