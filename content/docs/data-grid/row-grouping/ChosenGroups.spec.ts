import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'groups as the buttons say, and not at all without them',
  async ({ stage }) => {
    const status = stage.getByRole('status');
    const names = stage.locator('.MuiDataGrid-groupingCriteriaCell');
    await expect(status).toHaveText('Groups: status');
    await stage.getByRole('button', { name: 'Carrier', exact: true }).click();
    await expect(status).toHaveText('Groups: status, carrier');
    await expect(stage.getByRole('columnheader').first()).toHaveText('Group');
    await stage
      .getByRole('button', { name: 'Status', exact: true })
      .first()
      .click();
    await expect(status).toHaveText('Groups: carrier');
    await expect(names).toHaveCount(4);
    await stage
      .getByRole('button', { name: 'Carrier', exact: true })
      .first()
      .click();
    await expect(status).toHaveText('No groups.');
    await expect(names).toHaveCount(0);
  },
);
