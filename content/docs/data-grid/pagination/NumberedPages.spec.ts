import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'leads to any page, and marks the first one after a new order',
  async ({ stage }) => {
    const number = stage.locator('[role="gridcell"][data-field="number"]');
    const current = stage.locator(
      '[aria-current="page"], [aria-current="true"]',
    );
    await stage.getByRole('button', { name: 'Go to page 12' }).click();
    await expect(number).toHaveText(['NG-10056', 'NG-10057']);
    await expect(current).toHaveText('12');
    await expect(
      stage.getByRole('button', { name: 'Go to next page' }),
    ).toBeDisabled();

    await stage.getByRole('columnheader', { name: 'Goods' }).click();
    await expect(current).toHaveText('1');
    await expect(
      stage.getByRole('button', { name: 'Go to previous page' }),
    ).toBeDisabled();
  },
);
