import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickOption, fieldOf, optionOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'has tabs in the dialog only, and restores both times on Cancel',
  async ({ stage, page }) => {
    const popup = page.getByRole('dialog');
    for (const label of ['TimeRangePicker', 'DesktopTimeRangePicker']) {
      const field = fieldOf(stage, label);
      await field.button.click();
      await expect(popup.getByRole('tab')).toHaveCount(0);
      await clickOption(popup, '8 hours');
      await expect(field.input).toHaveValue('08:40 AM – 10:10 AM');
      await popup.getByRole('button', { name: 'Cancel' }).click();
      await expect(popup).toHaveCount(0);
      await expect(field.input).toHaveValue('09:40 AM – 10:10 AM');
    }

    const mobile = fieldOf(stage, 'MobileTimeRangePicker');
    await mobile.button.click();
    await expect(popup.getByRole('tab')).toHaveText(['Start', 'End']);
    await popup.getByRole('tab', { name: 'End' }).click();
    await clickOption(popup, '11 hours');
    await popup.getByRole('tab', { name: 'Start' }).click();
    await optionOf(popup, '8 hours').click();
    await popup.getByRole('button', { name: 'Next', exact: true }).click();
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(popup).toHaveCount(0);
    await expect(mobile.input).toHaveValue('08:40 AM – 11:10 AM');
  },
);
