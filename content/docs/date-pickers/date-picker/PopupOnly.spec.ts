import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDay, dayOf, fieldOf, popupOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'opens on a click anywhere in the field, and takes nothing that is typed',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Guided tour');
    const popup = popupOf(page, 'Guided tour');
    await field.section('Year').click();
    await clickDay(popup, 23);
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue('05/23/2026');

    await field.section('Day').focus();
    // Proves: Typing in the field changes nothing.
    await page.keyboard.type('07');
    await page.keyboard.press('Delete');
    await page.keyboard.press('ArrowUp');
    await expect(field.input).toHaveValue('05/23/2026');
    await expect(popup).toHaveCount(0);

    await field.button.focus();
    await page.keyboard.press('Enter');
    await expect(dayOf(popup, 23)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await field.button.click();
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
  },
);
