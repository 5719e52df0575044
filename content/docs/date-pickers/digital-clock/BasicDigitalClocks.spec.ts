import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { optionOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'has a list of half hours and three columns, with nothing selected at first',
  async ({ stage, page }) => {
    const list = stage.getByRole('listbox', { name: 'Select time' });
    const columns = stage.getByRole('group', { name: 'Time in columns' });
    await expect(list.getByRole('option')).toHaveCount(48);
    await expect(columns.getByRole('listbox')).toHaveCount(3);
    await expect(stage.getByRole('option', { selected: true })).toHaveCount(0);

    await optionOf(list, '09:30 AM').click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(list.getByRole('option', { selected: true })).toHaveText(
      '10:00 AM',
    );
    await optionOf(columns, '7 hours').click();
    await optionOf(columns, '45 minutes').click();
    await expect(columns.getByRole('option', { selected: true })).toHaveText([
      '07',
      '45',
      'AM',
    ]);
  },
);
