import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'goes to a page by its number, and stops at both ends',
  async ({ stage }) => {
    const numbers = stage.locator('[role="gridcell"][data-field="number"]');
    const go = (name: string) => stage.getByRole('button', { name });
    await expect(numbers.first()).toHaveText('NG-10001');
    await expect(go('Go to previous page')).toBeDisabled();
    await go('Go to page 8').click();
    await expect(numbers).toHaveText(['NG-10029', 'NG-10030']);
    await expect(go('Go to next page')).toBeDisabled();
    await go('Go to previous page').click();
    await expect(numbers.first()).toHaveText('NG-10025');

    // A new order starts at its beginning, and so does the row of numbers.
    await stage.getByRole('columnheader', { name: 'Shipment' }).click();
    await expect(numbers.first()).toHaveText('NG-10001');
    await expect(go('page 1')).toHaveAttribute('aria-current', 'page');
  },
);
