import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickButton, clickDayOf, fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shows two months beside the time, and chooses the end in the second',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Exhibition');
    const popup = page.getByRole('dialog');
    await field.button.click();
    const grids = popup.getByRole('grid');
    await expect(grids).toHaveCount(2);
    await expect(grids.nth(0)).toHaveAccessibleName('June 2026');
    await expect(grids.nth(1)).toHaveAccessibleName('July 2026');
    await expect(popup.getByRole('listbox')).toHaveCount(3);
    await clickButton(popup, 'Next');
    await clickDayOf(popup, 'July 2026', 12);
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue(
      '06/26/2026 10:00 AM – 07/12/2026 06:00 PM',
    );
  },
);
