import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDay, clickOption, fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shows day and time side by side on the desktop, and in four steps in the dialog',
  async ({ stage, page }) => {
    const popup = page.getByRole('dialog');
    for (const label of ['DateTimeRangePicker', 'DesktopDateTimeRangePicker']) {
      const field = fieldOf(stage, label);
      await field.button.click();
      await expect(popup.getByRole('grid')).toHaveCount(1);
      await expect(popup.getByRole('listbox')).toHaveCount(3);
      await clickDay(popup, 23);
      await popup.getByRole('button', { name: 'Cancel' }).click();
      await expect(popup).toHaveCount(0);
      await expect(field.input).toHaveValue(
        '07/24/2026 09:40 AM – 07/26/2026 06:10 PM',
      );
    }

    const mobile = fieldOf(stage, 'MobileDateTimeRangePicker');
    const step = (name: string) => popup.getByRole('button', { name });
    const next = popup.getByRole('button', { name: 'Next', exact: true });
    await mobile.button.click();
    await expect(step('Start date')).toBeVisible();
    await clickDay(popup, 23);
    await expect(step('Start date')).toBeVisible();
    await next.click();
    await expect(step('Start time')).toBeVisible();
    await clickOption(popup, '8 hours');
    await next.click();
    await expect(step('End date')).toBeVisible();
    await popup.getByRole('button', { name: 'Open next view' }).click();
    await expect(step('End time')).toBeVisible();
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(popup).toHaveCount(0);
    await expect(mobile.input).toHaveValue(
      '07/23/2026 08:40 AM – 07/26/2026 06:10 PM',
    );
  },
);
