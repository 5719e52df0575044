import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeDate } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'adds days across the year, and survives an incomplete date',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Borrowed on');
    const text = stage.getByText(/^Return it by|^Choose a date/);
    await expect(text).toHaveText('Return it by Jan 8, 2027');
    await typeDate(field, '02/08/2028');
    await expect(text).toHaveText('Return it by Feb 29, 2028');
    await field.section('Day').click();
    await page.keyboard.press('Delete');
    await expect(text).toHaveText('Choose a date');
  },
);
