import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'shows two functions of the same values, and hides the copy without pivoting',
  async ({ stage }) => {
    const cells = (carrier: string) =>
      rowOf(stage, `auto-generated-row-carrier/${carrier}`).locator(
        '[role="gridcell"]:not([data-field^="__"])',
      );
    await expect(cells('Alma Line')).toHaveText([
      '1,000',
      '1,200',
      '1,400',
      '1,500',
    ]);
    await expect(cells('Caledon')).toHaveText(['800', '1,000', '', '']);
    await stage
      .getByRole('toolbar')
      .getByRole('button', { name: 'Pivot' })
      .click();
    await stage
      .locator('.MuiDataGrid-sidebar')
      .getByRole('switch', { name: 'Pivot' })
      .click();
    await expect(rowOf(stage, 1)).toBeVisible();
    await expect(
      stage.getByRole('columnheader', { name: 'Highest' }),
    ).toHaveCount(0);
  },
);
