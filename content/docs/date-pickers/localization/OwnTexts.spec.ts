import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickButton } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'changes three texts of one picker, and none of the other',
  async ({ stage, page }) => {
    const dialog = page.getByRole('dialog');
    await stage
      .getByRole('button', { name: 'Change the visit on Feb 29, 2028' })
      .click();
    await expect(dialog.getByText('When will you visit us?')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await clickButton(dialog, 'Book');
    await expect(dialog).toHaveCount(0);

    await stage
      .getByRole('button', {
        name: 'Choose date, selected date is Mar 2, 2028',
      })
      .click();
    await expect(dialog.getByText('Select date')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  },
);
