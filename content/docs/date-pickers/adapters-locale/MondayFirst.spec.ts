import { expect, test } from '@playwright/test';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { createElement, type ReactElement } from 'react';
import { testDemo } from '#tests/support/demo.ts';
import { consoleOf } from '#tests/support/markup.ts';
import { pickerMarkupOf } from '#tests/support/pickerMarkup.ts';

testDemo(
  import.meta.url,
  'starts with Sunday in American English, and with Monday in British English',
  async ({ stage }) => {
    for (const [locale, first, weeks] of [
      ['en', 'Sunday', 4],
      ['en-gb', 'Monday', 5],
    ] as const) {
      const calendar = stage.getByRole('region', { name: locale, exact: true });
      await expect(
        calendar.getByRole('columnheader').first(),
      ).toHaveAccessibleName(first);
      await expect(calendar.getByRole('row')).toHaveCount(weeks + 1);
    }
  },
);

test('tells of a locale without an import in a field, and not in a calendar', () => {
  const saidOf = (element: ReactElement) =>
    consoleOf(() => {
      pickerMarkupOf(element, 'mt');
    });
  // Proves: A calendar on its own logs nothing:
  expect(saidOf(createElement(DateCalendar))).toEqual([]);
  expect(saidOf(createElement(DateField))).toEqual([
    expect.stringContaining('Your locale has not been found'),
  ]);
});
