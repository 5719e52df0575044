import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows Buddhist years in the header and in the list, and keeps the value Gregorian',
  async ({ stage }) => {
    const stored = stage.getByText(/^Stored:/);
    await expect(stage.getByRole('grid', { name: /2571$/ })).toBeVisible();
    await expect(stored).toHaveText('Stored: 2028-02-29');
    await stage.getByRole('button', { name: /switch to year view/ }).click();
    await expect(
      stage.getByRole('radio', { name: '2028', exact: true }),
    ).toHaveCount(0);
    await stage.getByRole('radio', { name: '2572', exact: true }).click();
    await expect(stage.getByRole('grid', { name: /2572$/ })).toBeVisible();
    await expect(stored).toHaveText('Stored: 2029-02-28');
  },
);
