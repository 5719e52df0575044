import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'selects all rows of a group, and lets go of them again',
  async ({ stage }) => {
    const status = stage.getByRole('status');
    const group = stage.locator('.MuiDataGrid-row').first();
    const text = await group
      .locator('.MuiDataGrid-groupingCriteriaCell')
      .textContent();
    const size = /\((\d+)\)/.exec(text ?? '')?.[1];
    await group.getByRole('checkbox').check();
    await expect(status).toHaveText(`Shipments selected: ${size}`);
    await group.getByRole('checkbox').uncheck();
    await expect(status).toHaveText('Shipments selected: 0');
    await stage.getByRole('checkbox', { name: 'Select all rows' }).check();
    await expect(status).toHaveText('Shipments selected: 24');
  },
);
