import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { optionOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'has a column for each view, and one for AM and PM with 12 hours only',
  async ({ stage }) => {
    const hours = stage.getByRole('group', { name: 'Hours', exact: true });
    const all = stage.getByRole('group', { name: 'Hours to seconds' });
    await expect(hours.getByRole('listbox')).toHaveCount(2);
    await expect(all.getByRole('listbox')).toHaveCount(3);
    await optionOf(hours, 'PM').click();
    await expect(hours.getByRole('option', { selected: true })).toHaveText([
      '06',
      'PM',
    ]);
    await optionOf(all, '15 seconds').click();
    await optionOf(all, '23 hours').click();
    await expect(all.getByRole('option', { selected: true })).toHaveText([
      '23',
      '20',
      '15',
    ]);
  },
);
