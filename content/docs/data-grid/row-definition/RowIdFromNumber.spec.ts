import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'identifies rows by their number, also after sorting',
  async ({ stage }) => {
    const status = stage.getByRole('status');
    await expect(status).toHaveText('Id of the clicked row: none');
    await stage.getByText('Solar panels').click();
    await expect(status).toHaveText('Id of the clicked row: NG-10002');
    await expect(stage.locator('[data-id="NG-10002"]')).toContainText('Solar');
    await stage.getByRole('columnheader', { name: 'Goods' }).click();
    await stage
      .locator('[role="gridcell"][data-field="goods"]')
      .first()
      .click();
    await expect(status).toHaveText('Id of the clicked row: NG-10003');
  },
);
