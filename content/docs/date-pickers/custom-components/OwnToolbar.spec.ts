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
  'names the dialog by its title, and counts from the day in view',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Rehearsal');
    const dialog = popupOf(page, 'Choose a rehearsal');
    await openPopup(field, dialog);
    await expect(dialog.getByText('14 days to the concert')).toBeVisible();
    await clickDay(dialog, 19);
    await expect(dialog.getByText('0 days to the concert')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(field.input).toHaveValue('12/05/2026');
  },
);
