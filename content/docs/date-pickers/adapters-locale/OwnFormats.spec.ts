import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'uses the formats of the provider in the field and in the name of the button',
  async ({ stage, page }) => {
    const arrival = fieldOf(stage, 'Arrival');
    await expect(arrival.input).toHaveValue('29 Feb 2028');
    await expect(arrival.button).toHaveAccessibleName(
      'Choose date, selected date is 29 February 2028',
    );
    await arrival.section('Month').click();
    await page.keyboard.press('m');
    await expect(arrival.section('Month')).toHaveText('Mar');

    const departure = fieldOf(stage, 'Departure');
    await expect(departure.input).toHaveValue('3/4/2028');
    await departure.section('Day').click();
    await page.keyboard.press('ArrowUp');
    await expect(departure.input).toHaveValue('3/5/2028');
  },
);
