import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  clickButton,
  clickDay,
  clickOption,
  fieldOf,
  optionOf,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shows calendar and columns side by side on the desktop, one after the other in the dialog',
  async ({ stage, page }) => {
    const popup = page.getByRole('dialog');
    for (const label of ['DateTimePicker', 'DesktopDateTimePicker']) {
      const field = fieldOf(stage, label);
      await field.button.click();
      await clickDay(popup, 10);
      await optionOf(popup, '11 hours').click();
      await popup.getByRole('button', { name: 'OK' }).click();
      await expect(popup).toHaveCount(0);
      await expect(field.input).toHaveValue('07/10/2026 11:40 AM');
    }

    const mobile = fieldOf(stage, 'MobileDateTimePicker');
    await mobile.button.click();
    await expect(popup.getByRole('option')).toHaveCount(0);
    await expect(popup.getByRole('button', { name: 'OK' })).toHaveCount(0);
    await clickDay(popup, 5);
    await popup.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(popup.getByRole('grid')).toHaveCount(0);
    await clickOption(popup, '8 hours');
    await popup.getByRole('button', { name: 'Cancel' }).click();
    await expect(popup).toHaveCount(0);
    await expect(mobile.input).toHaveValue('07/24/2026 09:40 AM');

    await mobile.button.click();
    await clickButton(popup, 'Next');
    await clickOption(popup, '8 hours');
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(popup).toHaveCount(0);
    await expect(mobile.input).toHaveValue('07/24/2026 08:40 AM');
  },
);
