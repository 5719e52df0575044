import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { optionOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'disables times outside of the rules, and leaves them out with skipDisabled',
  async ({ stage }) => {
    const lists = stage.getByRole('listbox', { name: 'Select time' });
    const all = lists.nth(0);
    const few = lists.nth(1);
    await expect(all.getByRole('option')).toHaveCount(48);
    for (const name of ['08:30 AM', '12:00 PM', '12:30 PM', '05:30 PM']) {
      await expect(optionOf(all, name)).toHaveClass(/Mui-disabled/);
      await expect(optionOf(few, name)).toHaveCount(0);
    }
    await expect(few.getByRole('option')).toHaveCount(15);
    await optionOf(few, '05:00 PM').click();
    await expect(few.getByRole('option', { selected: true })).toHaveText(
      '05:00 PM',
    );
  },
);
