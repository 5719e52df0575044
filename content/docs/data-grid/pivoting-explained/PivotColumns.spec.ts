import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'divides the sums between columns, and these between others',
  async ({ stage }) => {
    const groups = stage.locator('.MuiDataGrid-columnHeader--filledGroup');
    const caledon = rowOf(stage, 'auto-generated-row-carrier/Caledon').locator(
      '[role="gridcell"]:not([data-field^="__"])',
    );
    await expect(groups).toHaveText(['Rotterdam', 'Busan']);
    await expect(caledon).toHaveText(['21', '']);
    await stage.getByRole('button', { name: 'Year', exact: true }).click();
    await expect(groups).toHaveText(['2025', '2026']);
    await expect(caledon).toHaveText(['7', '14']);
    await stage.getByRole('button', { name: 'Port, then year' }).click();
    // No shipment left for Busan in 2025, so there is no column for it.
    await expect(groups).toHaveText([
      'Rotterdam',
      'Busan',
      '2025',
      '2026',
      '2026',
    ]);
    await expect(caledon).toHaveText(['7', '14', '']);
  },
);
