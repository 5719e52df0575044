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
  'moves the date without closing, and closes when done',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Follow-up');
    const popup = popupOf(page, 'Follow-up');
    await openPopup(field, popup);
    const later = popup.getByRole('button', { name: 'One week later' });
    await later.click();
    await later.click();
    await expect(field.input).toHaveValue('05/01/2026');
    await expect(popup.getByRole('rowgroup')).toHaveCount(1);
    await clickDay(popup, 4);
    await expect(popup).toBeVisible();
    await popup.getByRole('button', { name: 'Done' }).click();
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue('05/04/2026');

    await field.section('Day').click();
    await page.keyboard.press('Delete');
    await openPopup(field, popup);
    await expect(later).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
  },
);
