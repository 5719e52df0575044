import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDay, clickDayOf, fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'closes after the end on the desktop; the dialog has one month and waits for OK',
  async ({ stage, page }) => {
    const popup = page.getByRole('dialog');
    for (const label of ['DateRangePicker', 'DesktopDateRangePicker']) {
      const field = fieldOf(stage, label);
      await field.button.click();
      await expect(popup.getByRole('grid')).toHaveCount(2);
      await clickDayOf(popup, 'September 2026', 7);
      await clickDayOf(popup, 'September 2026', 9);
      await expect(popup).toHaveCount(0);
      await expect(field.input).toHaveValue('09/07/2026 – 09/09/2026');
    }

    const mobile = fieldOf(stage, 'MobileDateRangePicker');
    const choose = async (button: 'Cancel' | 'OK') => {
      await mobile.button.click();
      await expect(popup.getByRole('grid')).toHaveCount(1);
      await clickDay(popup, 14);
      await clickDay(popup, 16);
      await popup.getByRole('button', { name: button }).click();
      await expect(popup).toHaveCount(0);
    };
    await choose('Cancel');
    await expect(mobile.input).toHaveValue('09/22/2026 – 09/24/2026');
    await choose('OK');
    await expect(mobile.input).toHaveValue('09/14/2026 – 09/16/2026');
  },
);
