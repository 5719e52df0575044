import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickOption, fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'opens on a click in an input, for the time of this input alone',
  async ({ stage, page }) => {
    const doors = fieldOf(stage, 'Doors open');
    const entry = fieldOf(stage, 'Last entry');
    const popup = page.getByRole('tooltip');
    await expect(stage.getByRole('button')).toHaveCount(0);
    await doors.section('Hours').click();
    await clickOption(popup, '9 hours');
    await expect(doors.input).toHaveValue('09:00 AM');
    await expect(entry.input).toHaveValue('05:00 PM');
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);

    await entry.section('Hours').click();
    await clickOption(popup, '6 hours');
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(popup).toHaveCount(0);
    await expect(entry.input).toHaveValue('06:00 PM');
    await expect(doors.input).toHaveValue('09:00 AM');
  },
);
