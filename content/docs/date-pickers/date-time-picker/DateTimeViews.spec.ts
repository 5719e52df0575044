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
  'offers the listed views only, and starts where openTo says',
  async ({ stage, page }) => {
    const popup = page.getByRole('dialog');
    const columns = popup.getByRole('listbox');
    const accept = popup.getByRole('button', { name: 'OK' });

    const log = fieldOf(stage, 'Server log');
    await expect(log.input).toHaveValue('10/05/2026 03:14:15');
    await log.button.click();
    await expect(columns).toHaveCount(3);
    await clickDay(popup, 6);
    await optionOf(popup, '50 seconds').click();
    await accept.click();
    await expect(popup).toHaveCount(0);
    await expect(log.input).toHaveValue('10/06/2026 03:14:50');

    const delivery = fieldOf(stage, 'Delivery hour');
    await expect(delivery.input).toHaveValue('10/05/2026 04 PM');
    await delivery.button.click();
    await expect(columns).toHaveCount(2);
    await clickOption(popup, '6 hours');
    await accept.click();
    await expect(popup).toHaveCount(0);
    await expect(delivery.input).toHaveValue('10/05/2026 06 PM');

    const dentist = fieldOf(stage, 'Dentist, starts with the time');
    await dentist.button.click();
    await expect(optionOf(popup, '8 hours')).toBeFocused();
    await clickButton(popup, 'Cancel');
    await expect(popup).toHaveCount(0);
  },
);
