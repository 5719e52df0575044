import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'writes the month in digits, over the new year, and the weekdays in three letters',
  async ({ stage }) => {
    const weekdays = stage.getByRole('columnheader');
    await expect(weekdays.first()).toHaveText('Sun');
    await expect(weekdays.first()).toHaveAccessibleName('Sunday');
    await expect(stage.getByRole('grid', { name: '12/2026' })).toBeVisible();
    await stage.getByRole('button', { name: 'Next month' }).click();
    await expect(stage.getByRole('grid', { name: '01/2027' })).toBeVisible();
  },
);
