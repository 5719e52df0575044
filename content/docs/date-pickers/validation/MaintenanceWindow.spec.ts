import { expect, test } from '@playwright/test';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import dayjs from 'dayjs';
import { createElement, type ComponentProps } from 'react';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';
import { pickerMarkupOf } from '#tests/support/pickerMarkup.ts';

testDemo(
  import.meta.url,
  'reports the date for a wrong day and the time for a wrong hour, over the new year',
  async ({ stage }) => {
    const field = fieldOf(stage, 'Restart of the server');
    const hours = field.group.getByRole('spinbutton', { name: 'Hours' });
    const help = (error: string) =>
      stage.getByText(`Error: ${error}`, { exact: true });
    await expect(help('none')).toBeVisible();
    await typeSection(hours, '21');
    await expect(help('minTime')).toBeVisible();
    await typeSection(field.section('Day'), '30');
    await expect(help('minDate')).toBeVisible();

    await typeSection(field.section('Day'), '01');
    await typeSection(field.section('Month'), '01');
    await typeSection(field.section('Year'), '2027');
    await expect(help('maxTime')).toBeVisible();
    await typeSection(hours, '03');
    await expect(help('none')).toBeVisible();
    await typeSection(field.section('Day'), '02');
    await expect(help('maxDate')).toBeVisible();
  },
);

test('checks neither days nor times where a moment is set', () => {
  const isInvalid = (rules: Partial<ComponentProps<typeof DateTimeField>>) =>
    pickerMarkupOf(
      createElement(DateTimeField, {
        defaultValue: dayjs('2026-05-10T13:05'),
        ...rules,
      }),
    ).includes('aria-invalid="true"');
  const late = { minDate: dayjs('2026-06-01') };
  const evening = { minTime: dayjs('2026-06-01T20:00') };
  const early = { maxDate: dayjs('2026-05-01') };
  const morning = { maxTime: dayjs('2026-05-01T10:00') };
  for (const rule of [late, evening, early, morning]) {
    expect(isInvalid(rule)).toBe(true);
  }
  // Proves: If minDateTime is set, minDate and minTime have no effect.
  const minDateTime = dayjs('2026-05-01');
  expect(isInvalid({ minDateTime, ...late, ...evening })).toBe(false);
  const maxDateTime = dayjs('2026-06-01');
  expect(isInvalid({ maxDateTime, ...early, ...morning })).toBe(false);
});
