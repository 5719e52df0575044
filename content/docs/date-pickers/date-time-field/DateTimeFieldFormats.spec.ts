import { expect, test } from '@playwright/test';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';
import { expectAmpmWithoutFormat } from '#tests/support/pickerMarkup.ts';

testDemo(
  import.meta.url,
  'shows and takes the sections of each format',
  async ({ stage, page }) => {
    const log = fieldOf(stage, 'YYYY-MM-DD HH:mm:ss');
    await expect(log.input).toHaveValue('2026-05-10 13:05:09');
    await typeSection(log.section('Seconds'), '59');
    await expect(log.input).toHaveValue('2026-05-10 13:05:59');

    const short = fieldOf(stage, 'MMM D, h:mm A');
    await expect(short.input).toHaveValue('May 10, 01:05 PM');
    await short.section('Month').click();
    for (const letter of ['s', 'e']) await page.keyboard.press(letter);
    await expect(short.section('Month')).toHaveText('Sep');

    const long = fieldOf(stage, 'ampm={false}');
    await typeSection(long.section('Hours'), '00');
    await expect(long.input).toHaveValue('05/10/2026 00:05');
  },
);

test('follows `ampm` without a format only', () => {
  // Proves: With format, ampm has no effect
  expectAmpmWithoutFormat(DateTimeField);
});
