import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { optionOf } from '#tests/support/picker.ts';

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
