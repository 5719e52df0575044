import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

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
