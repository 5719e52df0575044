import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps the total at the bottom, bold and below a double line, in each order',
  async ({ stage }) => {
    const total = stage
      .locator('.MuiDataGrid-pinnedRows--bottom [data-field="weight"]')
      .first();
    const first = stage.locator('[data-id="1"] [data-field="weight"]');
    await expect(total).toHaveText('700,600');
    await expect(total).toHaveCSS('border-top-style', 'double');
    await expect(total).toHaveCSS('font-weight', '700');
    await expect(first).not.toHaveCSS('font-weight', '700');
    await stage.getByRole('columnheader', { name: 'Weight' }).click();
    await stage.getByRole('columnheader', { name: 'Weight' }).click();
    await expect(total).toHaveText('700,600');
    await expect(stage.getByRole('row').last()).toContainText('Total');
  },
);

testStylings(
  import.meta.url,
  '.MuiDataGrid-pinnedRows--bottom .MuiDataGrid-cell',
);
