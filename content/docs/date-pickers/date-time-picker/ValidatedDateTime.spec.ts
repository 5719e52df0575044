import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  clickDay,
  dayOf,
  fieldOf,
  optionOf,
  popupOf,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'compares the first day by its time and other days by their date, and disables the rest',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Registration');
    const help = (text: string) => stage.getByText(text, { exact: true });
    const allowed = 'September 1, 10:00 to September 19, 18:00';
    await expect(
      help('Registration opens at 10:00 on September 1'),
    ).toBeVisible();
    for (const [section, typed, text] of [
      ['Day', '02', allowed],
      ['Day', '06', 'No registration on Sundays'],
      ['Day', '19', allowed],
      ['Month', '08', 'Registration opens on September 1'],
      ['Month', '10', 'Registration closes on September 19'],
      ['Month', '09', allowed],
    ] as const) {
      await typeSection(field.section(section), typed);
      await expect(help(text)).toBeVisible();
    }

    await field.button.click();
    const popup = popupOf(page, 'Registration');
    const isDisabled = (name: string) =>
      expect(optionOf(popup, name)).toHaveAttribute('aria-disabled', 'true');
    await expect(dayOf(popup, 21)).toBeDisabled();
    await expect(dayOf(popup, 13)).toBeDisabled();
    await expect(optionOf(popup, '9 hours')).not.toHaveAttribute(
      'aria-disabled',
    );
    await clickDay(popup, 1);
    await isDisabled('9 hours');
    await optionOf(popup, '10 hours').click();
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue('09/01/2026 10:30');
    await expect(help(allowed)).toBeVisible();
  },
);
