import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  clickDayOf,
  dayOf,
  fieldOf,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'forbids taken nights, short stays and stays across a taken night, in the calendar and when typed',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Cabin by the lake');
    const popup = page.getByRole('dialog');
    const june = popup.getByRole('grid', { name: 'June 2026' });
    await field.button.click();
    await expect(dayOf(june, 11)).toBeDisabled();
    await expect(dayOf(june, 13)).toBeEnabled();
    await clickDayOf(popup, 'June 2026', 8);
    for (const day of [9, 12, 30]) {
      await expect(dayOf(june, day)).toBeDisabled();
    }
    await expect(dayOf(june, 10)).toBeEnabled();
    // The arrival keeps the focus, which a disabled day would lose.
    await expect(dayOf(june, 8)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(dayOf(june, 10)).toBeFocused();
    await clickDayOf(popup, 'June 2026', 11);
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue('06/08/2026 – 06/11/2026');

    const help = (text: string) => stage.getByText(text, { exact: true });
    const [arrival, departure] = [
      field.section('Day').first(),
      field.section('Day').nth(1),
    ];
    for (const [section, typed, text] of [
      [departure, '12', 'Choose two nights or more, none of them taken'],
      [departure, '09', 'Choose two nights or more, none of them taken'],
      [departure, '08', 'Choose two nights or more, none of them taken'],
      [departure, '07', 'The departure is before the arrival'],
      [departure, '25', 'Choose two nights or more, none of them taken'],
      [arrival, '19', 'The cabin is taken in the night of the arrival'],
      [arrival, '20', 'At least two nights'],
    ] as const) {
      await typeSection(section, typed);
      await expect(help(text)).toBeVisible();
    }
  },
);
