import { expect, test } from '@playwright/test';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import dayjs from 'dayjs';
import { createElement } from 'react';
import { testDemo } from '#tests/support/demo.ts';
import { optionOf } from '#tests/support/picker.ts';
import { pickerMarkupOf } from '#tests/support/pickerMarkup.ts';

testDemo(
  import.meta.url,
  'selects nothing in the list for a time between its options, and never takes the focus from the button that empties both',
  async ({ stage }) => {
    const list = stage.getByRole('listbox', { name: 'Select time' });
    const columns = stage.getByRole('group', { name: 'Time in columns' });
    const inList = list.getByRole('option', { selected: true });
    const inColumns = columns.getByRole('option', { selected: true });
    await expect(inList).toHaveCount(0);
    await expect(inColumns).toHaveText(['10', '05', 'AM']);
    await optionOf(columns, '30 minutes').click();
    await expect(inList).toHaveText('10:30 AM');
    await optionOf(list, '01:00 PM').click();
    await expect(inColumns).toHaveText(['01', '00', 'PM']);
    await optionOf(columns, '2 hours').click();
    await expect(inList).toHaveText('02:00 PM');
    const button = stage.getByRole('button', { name: 'No time' });
    await button.click();
    await expect(inList).toHaveCount(0);
    await expect(inColumns).toHaveCount(0);
    await expect(button).toBeFocused();
  },
);

test('selects an option at exactly its moment', () => {
  const selects = (time: string) =>
    pickerMarkupOf(
      createElement(DigitalClock, { value: dayjs(`2026-05-10T${time}`) }),
    ).includes('aria-selected="true"');
  expect(selects('10:30:00')).toBe(true);
  // Proves: A value of 10:05, or of 10:30 and 20 seconds
  expect(selects('10:05:00')).toBe(false);
  expect(selects('10:30:20')).toBe(false);
});
