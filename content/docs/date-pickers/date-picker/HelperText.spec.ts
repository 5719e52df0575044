import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeDate } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'derives the helper text from the date, and describes the field with it',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Pick-up');
    await expect(
      stage.getByText('Order by Wednesday, December 16'),
    ).toBeVisible();
    await expect(field.group).toHaveAccessibleDescription(
      'Order by Wednesday, December 16',
    );
    await typeDate(field, '01/01/2027');
    await expect(
      stage.getByText('Order by Wednesday, December 30'),
    ).toBeVisible();
    await field.section('Day').click();
    await page.keyboard.press('Delete');
    await expect(stage.getByText('Order bread two days ahead')).toBeVisible();
  },
);
