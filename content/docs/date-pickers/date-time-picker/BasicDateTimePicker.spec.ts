import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  clickDay,
  fieldOf,
  optionOf,
  popupOf,
  pressKeys,
  typeDate,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'accepts typing, and a day and a time from one popup that waits for OK',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Departure');
    const popup = popupOf(page, 'Departure');
    await typeDate(field, '02/29/2028');
    await expect(field.input).toHaveValue('02/29/2028 hh:mm aa');
    await typeSection(field.section('Hours'), '07');
    await typeSection(field.section('Minutes'), '15');
    await field.section('Meridiem').click();
    await page.keyboard.press('p');
    await expect(field.input).toHaveValue('02/29/2028 07:15 PM');

    await field.button.click();
    await clickDay(popup, 1);
    await expect(popup).toBeVisible();
    await optionOf(popup, '40 minutes').click();
    await optionOf(popup, 'AM').click();
    await expect(field.input).toHaveValue('02/01/2028 07:40 AM');
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(popup).toHaveCount(0);

    await field.button.click();
    await clickDay(popup, 15);
    await popup.getByRole('button', { name: 'Cancel' }).click();
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue('02/01/2028 07:40 AM');
  },
);

testDemo(
  import.meta.url,
  'leads from the date to the time with the right arrow, and from the time to the date from right to left',
  async ({ stage, page, direction }) => {
    const { section } = fieldOf(stage, 'Departure');
    const [last, next] =
      direction === 'rtl'
        ? (['Minutes', 'Month'] as const)
        : (['Year', 'Hours'] as const);
    await section(last).click();
    await pressKeys(page, 'ArrowRight');
    await expect(section(next)).toBeFocused();
    await pressKeys(page, 'ArrowLeft');
    await expect(section(last)).toBeFocused();
  },
);
