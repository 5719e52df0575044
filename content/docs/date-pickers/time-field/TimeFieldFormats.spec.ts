import { expect, test } from '@playwright/test';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';
import { createElement } from 'react';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';
import { pickerMarkupOf } from '#tests/support/pickerMarkup.ts';

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
  const textOf = (props: { format?: string; ampm: boolean }) => {
    const defaultValue = dayjs('2026-05-10T13:05');
    const html = pickerMarkupOf(
      createElement(TimeField, { defaultValue, ...props }),
    );
    return / value="([^"]*)"/.exec(html)?.[1];
  };
  // Proves: With format, ampm has no effect
  for (const ampm of [true, false]) {
    expect(textOf({ format: 'hh:mm A', ampm })).toBe('01:05 PM');
    expect(textOf({ format: 'HH:mm', ampm })).toBe('13:05');
  }
  expect(textOf({ ampm: true })).toMatch(/01:05 PM$/);
  expect(textOf({ ampm: false })).toMatch(/13:05$/);
});
