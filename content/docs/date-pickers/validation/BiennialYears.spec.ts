import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, openPopup, popupOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'disables odd years, leaves out years beyond the limits, and moves February 29 to 28',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Visit to the fair');
    const popup = popupOf(page, 'Visit to the fair');
    await openPopup(field, popup);
    const year = (name: string) => popup.getByRole('radio', { name });
    await expect(year('2027')).toBeDisabled();
    await expect(year('2017')).toHaveCount(0);
    await expect(year('2033')).toHaveCount(0);
    await year('2030').click();
    await expect(field.input).toHaveValue('02/28/2030');
    await expect(
      popup.getByRole('grid', { name: 'February 2030' }),
    ).toBeVisible();
  },
);
