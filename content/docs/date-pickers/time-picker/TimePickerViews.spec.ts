import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickOption, fieldOf, optionOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shows a column for each view only, and keeps what nobody chose',
  async ({ stage, page }) => {
    const popup = page.getByRole('dialog');
    const columns = popup.getByRole('listbox');
    const accept = popup.getByRole('button', { name: 'OK' });

    const backup = fieldOf(stage, 'Backup starts at');
    await expect(backup.input).toHaveValue('02 AM');
    await backup.button.click();
    await expect(columns).toHaveCount(2);
    await clickOption(popup, '4 hours');
    await accept.click();
    await expect(popup).toHaveCount(0);
    await expect(backup.input).toHaveValue('04 AM');

    const rocket = fieldOf(stage, 'Rocket stage separation');
    await rocket.button.click();
    await expect(columns).toHaveCount(4);
    await clickOption(popup, '50 seconds');
    await accept.click();
    await expect(popup).toHaveCount(0);
    await expect(rocket.input).toHaveValue('10:02:50 AM');

    const lap = fieldOf(stage, 'Lap time');
    await lap.button.click();
    await expect(columns).toHaveCount(2);
    await expect(optionOf(popup, 'AM')).toHaveCount(0);
    await clickOption(popup, '10 minutes');
    await accept.click();
    await expect(popup).toHaveCount(0);
    await expect(lap.input).toHaveValue('10:25');
  },
);
