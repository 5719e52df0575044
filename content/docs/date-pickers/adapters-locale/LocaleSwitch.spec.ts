import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  dayOf,
  fieldOf,
  openPopup,
  popupOf,
  sectionsFromLeft,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'changes the order of the parts, the separators and the clock, and keeps the value',
  async ({ stage }) => {
    const { input } = fieldOf(stage, 'Departure');
    for (const [locale, text] of [
      ['en-gb', '03/04/2026 18:05'],
      ['de', '03.04.2026 18:05'],
      ['sv', '2026-04-03 18:05'],
      ['ja', '2026/04/03 18:05'],
      ['en', '04/03/2026 06:05 PM'],
    ] as const) {
      await stage.getByRole('button', { name: locale, exact: true }).click();
      await expect(input).toHaveValue(text);
    }
  },
);

testDemo(
  import.meta.url,
  'changes the order of date and time from right to left, not of the date, and goes to the next day with the other arrow',
  async ({ stage, page, direction, keys }) => {
    const field = fieldOf(stage, 'Departure');
    const date = ['Month', 'Day', 'Year'];
    expect(await sectionsFromLeft(field)).toEqual(
      direction === 'rtl'
        ? ['Meridiem', 'Hours', 'Minutes', ...date]
        : [...date, 'Hours', 'Minutes', 'Meridiem'],
    );
    const popup = popupOf(page, 'Departure');
    await openPopup(field, popup);
    await expect(stage.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('body > [role="dialog"]')).toHaveCount(1);
    await dayOf(popup, 3).focus();
    await page.keyboard.press(keys.open);
    await expect(dayOf(popup, 4)).toBeFocused();
    await page.keyboard.press(keys.close);
    await expect(dayOf(popup, 3)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
  },
);
