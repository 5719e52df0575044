import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDay, dayOf, popupOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'offers the tours in a list and in the calendar, and can be emptied',
  async ({ stage, page }) => {
    const input = stage.getByRole('combobox', { name: 'Boat tour' });
    await expect(input).toHaveValue('Saturday, May 2');
    await input.fill('june');
    const listed = page.getByRole('listbox').getByRole('option');
    await expect(listed).toHaveCount(1);
    await page.getByRole('option', { name: 'Saturday, June 6' }).click();
    await expect(input).toHaveValue('Saturday, June 6');

    await stage.getByRole('button', { name: 'Clear' }).click();
    await expect(input).toHaveValue('');
    await input.fill('May 23');
    await page.getByRole('option', { name: 'Saturday, May 23' }).click();
    await stage.getByRole('button', { name: 'Open the calendar' }).click();
    const popup = popupOf(page, 'Boat tour');
    await expect(dayOf(popup, 16)).toBeDisabled();
    await clickDay(popup, 9);
    await expect(popup).toHaveCount(0);
    await expect(input).toHaveValue('Saturday, May 9');
  },
);
