import { expect, test } from '@playwright/test';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';
import { expectAmpmWithoutFormat } from '#tests/support/pickerMarkup.ts';

testDemo(
  import.meta.url,
  'shows and takes the sections of each format',
  async ({ stage }) => {
    const long = fieldOf(stage, 'HH:mm');
    await expect(long.input).toHaveValue('13:05');
    await typeSection(long.section('Hours'), '00');
    await expect(long.input).toHaveValue('00:05');

    const seconds = fieldOf(stage, 'HH:mm:ss');
    await typeSection(seconds.section('Seconds'), '59');
    await expect(seconds.input).toHaveValue('13:05:59');

    const exact = fieldOf(stage, 'h:mm a as written');
    await expect(exact.input).toHaveValue('1:05 pm');
    await expect(exact.section('Hours')).toHaveText('1');
  },
);

test('follows `ampm` without a format only', () => {
  // Proves: With format, ampm has no effect
  expectAmpmWithoutFormat(TimeField);
});
