import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'leaves a handle at the one column that can be resized',
  async ({ stage }) => {
    const handle = (name: string) =>
      stage
        .getByRole('columnheader', { name })
        .locator('.MuiDataGrid-columnSeparator');
    await expect(handle('Goods')).toHaveCSS('display', 'flex');
    await expect(handle('Shipment')).toHaveCSS('display', 'none');
    await expect(handle('Weight')).toHaveCSS('display', 'none');
    // Sorting still works where the handle was.
    await stage.getByRole('columnheader', { name: 'Weight' }).click();
    await expect(
      stage.getByRole('columnheader', { name: 'Weight' }),
    ).toHaveAttribute('aria-sort', 'ascending');
  },
);

testStylings(
  import.meta.url,
  '.MuiDataGrid-columnHeader, .MuiDataGrid-columnSeparator--resizable',
);
