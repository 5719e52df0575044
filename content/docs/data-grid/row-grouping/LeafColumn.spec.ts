import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the numbers below the carriers, and no counts',
  async ({ stage }) => {
    const cells = stage.locator(
      '[role="gridcell"][data-field="__row_group_by_columns_group__"]',
    );
    await expect(
      stage.getByRole('columnheader', { name: 'Shipments by carrier' }),
    ).toBeVisible();
    await expect(cells.first()).not.toHaveText(/\(/);
    await expect(cells.nth(1)).toHaveText(/^NG-\d+$/);
    await cells.first().getByRole('button').click();
    await expect(cells.nth(1)).not.toHaveText(/^NG-/);
  },
);
