import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeDate } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'keeps the zone of the value, until the field is cleared',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Start in New York');
    const value = stage.getByText(/^Value:/);
    await expect(value).toHaveText('Value: 07-01 12:00 +00:00');
    await field.section('Day').click();
    await page.keyboard.press('ArrowUp');
    await expect(value).toHaveText('Value: 07-02 12:00 +00:00');

    await field.group.getByTitle('Clear').click();
    await expect(value).toHaveText('Value: none');
    await typeDate(field, '07/04/2026');
    await expect(value).toHaveText('Value: 07-04 08:00 -04:00');
  },
);
