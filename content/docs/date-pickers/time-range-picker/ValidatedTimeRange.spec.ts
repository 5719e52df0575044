import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  clickOption,
  fieldOf,
  optionOf,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'says what is wrong with a range, also when it is only too short, and disables hours in the popup',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Rehearsal room');
    const help = (text: string) => stage.getByText(text, { exact: true });
    const allowed = '08:00 to 20:00, one hour or more';
    const start = field.section('Hours').first();
    const end = field.section('Hours').nth(1);
    await expect(help(allowed)).toBeVisible();
    for (const [section, typed, text] of [
      [end, '09', 'Book one hour or more'],
      [end, '08', 'The end is before the start'],
      [end, '21', 'The room is open from 08:00 to 20:00'],
      [end, '20', allowed],
      [start, '07', 'The room is open from 08:00 to 20:00'],
      [start, '08', allowed],
      [
        field.section('Minutes').first(),
        '10',
        'Bookings start and end every 15 minutes',
      ],
    ] as const) {
      await typeSection(section, typed);
      await expect(help(text)).toBeVisible();
    }
    await expect(field.group).toHaveAttribute('aria-invalid', 'true');

    await field.button.click();
    const popup = page.getByRole('dialog');
    await expect(optionOf(popup, '7 hours')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await clickOption(popup, '30 minutes');
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue('08:30 – 20:00');
    await expect(help(allowed)).toBeVisible();
  },
);
