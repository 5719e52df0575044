import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  clickDay,
  dayOf,
  fieldOf,
  optionOf,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'says what is wrong with start and end, and forbids Sundays for the start only',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Canoe');
    const help = (text: string) => stage.getByText(text, { exact: true });
    const allowed = 'Pick-up from September 1, not on Sundays';
    const limits =
      'Choose times from September 1, 10:00 to September 30, 18:00';
    const start = (name: 'Day' | 'Hours') => field.section(name).first();
    const end = (name: 'Day' | 'Hours') => field.section(name).nth(1);
    await expect(help(allowed)).toBeVisible();
    for (const [section, typed, text] of [
      [start('Hours'), '09', limits],
      [start('Day'), '02', allowed],
      [end('Day'), '06', allowed],
      [start('Day'), '06', 'No pick-up on Sundays'],
      [start('Day'), '05', allowed],
      [end('Day'), '04', 'The return is before the pick-up'],
      [end('Day'), '30', allowed],
      [end('Hours'), '19', limits],
      [end('Hours'), '12', allowed],
    ] as const) {
      await typeSection(section, typed);
      await expect(help(text)).toBeVisible();
    }

    await field.button.click();
    const popup = page.getByRole('dialog');
    await expect(dayOf(popup, 13)).toBeDisabled();
    await clickDay(popup, 1);
    await expect(optionOf(popup, '8 hours')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await optionOf(popup, '10 hours').click();
    await popup.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(dayOf(popup, 13)).toBeEnabled();
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue(
      '09/01/2026 10:00 – 09/30/2026 12:00',
    );
  },
);
