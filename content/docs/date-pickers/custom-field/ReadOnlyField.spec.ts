import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDay, popupOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'takes nothing that is typed, and opens by a click anywhere and by keyboard',
  async ({ stage, page }) => {
    const input = stage.getByRole('textbox', { name: 'Guided tour' });
    const popup = popupOf(page, 'Guided tour');
    await input.focus();
    await page.keyboard.type('07');
    await page.keyboard.press('Delete');
    await expect(input).toHaveValue('Saturday, May 16');
    await expect(popup).toHaveCount(0);
    await input.click();
    await clickDay(popup, 23);
    await expect(popup).toHaveCount(0);
    await expect(input).toHaveValue('Saturday, May 23');
    await stage.getByRole('button', { name: 'Open the calendar' }).focus();
    await page.keyboard.press('Enter');
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
  },
);
