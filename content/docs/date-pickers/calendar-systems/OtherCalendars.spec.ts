import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shows a day in three other calendars, over the new year of one, and nothing for half a date',
  async ({ stage, page }) => {
    const { section } = fieldOf(stage, 'Delivery');
    const days = stage.getByRole('listitem');
    await expect(days).toHaveText([
      'Jalali: Esfand 29, 1404 AP',
      'Hijri: Shawwal 1, 1447 AH',
      'Buddhist: March 20, 2569 BE',
    ]);
    await section('Day').click();
    await page.keyboard.press('ArrowUp');
    await expect(days).toHaveText([
      'Jalali: Farvardin 1, 1405 AP',
      'Hijri: Shawwal 2, 1447 AH',
      'Buddhist: March 21, 2569 BE',
    ]);
    await page.keyboard.press('Delete');
    await expect(days.first()).toHaveText('Jalali: no day yet');
  },
);
