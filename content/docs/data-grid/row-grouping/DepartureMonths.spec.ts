import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has a group for each month, in the order of the year, and back again',
  async ({ stage }) => {
    const names = stage.locator('.MuiDataGrid-groupingCriteriaCell');
    await expect(names.first()).toHaveText(/^January \(\d+\)$/);
    await expect(names.nth(1)).toHaveText(/^February \(\d+\)$/);
    await stage.getByRole('columnheader', { name: 'Month' }).click();
    await expect(names.last()).toHaveText(/^January/);
    await names.last().getByRole('button').click();
    await expect(
      stage.locator('[role="gridcell"][data-field="departure"]').last(),
    ).toHaveText(/^1\/\d+\/2026$/);
  },
);
