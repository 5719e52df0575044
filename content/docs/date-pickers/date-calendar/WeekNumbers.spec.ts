import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'calls the week of January 1, 2027 number 1 in English and 53 in German',
  async ({ stage }) => {
    for (const [locale, weekday, numbers] of [
      ['en', 'Sunday', ['1', '2', '3', '4', '5', '6']],
      ['de', 'Montag', ['53', '1', '2', '3', '4']],
    ] as const) {
      const calendar = stage.getByRole('region', { name: locale });
      await expect(calendar.getByRole('rowheader')).toHaveText([...numbers]);
      await expect(
        calendar.getByRole('columnheader').nth(1),
      ).toHaveAccessibleName(weekday);
    }
  },
);
