import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'offers each hour in the list, and the steps of each column',
  async ({ stage }) => {
    const list = stage.getByRole('listbox', { name: 'Select time' });
    await expect(list.getByRole('option')).toHaveCount(24);
    const hours = stage.getByRole('listbox', { name: 'Select hours' });
    await expect(hours.getByRole('option')).toHaveCount(12);
    await expect(hours.getByRole('option').nth(1)).toHaveText('02');
    const minutes = stage.getByRole('listbox', { name: 'Select minutes' });
    await expect(minutes.getByRole('option')).toHaveText(['00', '20', '40']);
    await minutes.getByRole('option', { name: '40 minutes' }).click();
    await expect(minutes.getByRole('option', { selected: true })).toHaveText(
      '40',
    );
  },
);
