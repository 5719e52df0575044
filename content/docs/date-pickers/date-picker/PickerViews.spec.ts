import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'asks for the listed views only, and keeps what nobody chose',
  async ({ stage, page }) => {
    const popup = page.getByRole('dialog');
    const vintage = fieldOf(stage, 'Vintage');
    await vintage.button.click();
    await expect(popup.getByRole('gridcell')).toHaveCount(0);
    await popup.getByRole('radio', { name: '2015' }).click();
    await expect(popup).toHaveCount(0);
    await expect(vintage.button).toHaveAccessibleName(/Jan 1, 2015$/);

    const billing = fieldOf(stage, 'Billing month');
    await billing.button.click();
    await popup.getByRole('radio', { name: 'February' }).click();
    await expect(popup).toHaveCount(0);
    await expect(billing.section('Month')).toHaveText('February');
    await expect(billing.section('Year')).toHaveText('2026');

    const birth = fieldOf(stage, 'Date of birth');
    await birth.button.click();
    await popup.getByRole('radio', { name: '1992' }).click();
    await popup.getByRole('radio', { name: 'February' }).click();
    await popup.getByRole('gridcell', { name: '29' }).click();
    await expect(popup).toHaveCount(0);
    await expect(birth.input).toHaveValue('02/29/1992');
  },
);
