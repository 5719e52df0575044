import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'selects a column and a row in any order of the rows, and clears them',
  async ({ stage }) => {
    const press = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();
    const status = stage.getByRole('status');
    const selected = stage.locator('[role="gridcell"].Mui-selected');
    await stage.getByRole('columnheader', { name: 'Weight' }).click();
    await press('All weights');
    await expect(selected).toHaveCount(5);
    await press('Add row 3');
    await press('Add row 3');
    await expect(selected).toHaveCount(7);
    await press('Clear');
    await expect(selected).toHaveCount(0);
    await press('Add row 3');
    await press('Read');
    await expect(status).toHaveText('Selected: 3 number, 3 goods, 3 weight');
    await press('Clear');
    await press('Read');
    await expect(status).toHaveText('Selected: nothing');
  },
);
