import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { monthStands } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'counts weeks from September, and goes on counting over the new year',
  async ({ stage }) => {
    const numbers = stage.getByRole('rowheader');
    await expect(numbers).toHaveText(['48', '49', '50', '51', '52', '1']);
    for (const month of [
      'September 2026',
      'October 2026',
      'November 2026',
      'December 2026',
      'January 2027',
    ]) {
      await stage.getByRole('button', { name: 'Next month' }).click();
      await monthStands(stage, month);
    }
    await expect(numbers).toHaveText(['18', '19', '20', '21', '22', '23']);
  },
);
