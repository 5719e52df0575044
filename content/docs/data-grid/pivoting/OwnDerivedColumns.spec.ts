import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'derives months in the order of the year and sizes, and no quarters any more',
  async ({ stage }) => {
    const groups = stage.locator('.MuiDataGrid-columnHeader--filledGroup');
    await expect(groups.first()).toHaveText('Oct 2025');
    await expect(groups.nth(1)).toHaveText('Nov 2025');
    const first = (size: string) =>
      rowOf(stage, `auto-generated-row-containers-size/${size}`)
        .locator('[role="gridcell"]:not([data-field^="__"])')
        .first();
    await expect(first('Up to 4')).toHaveText('4');
    await expect(first('5 or more')).toHaveText('7');
    await stage
      .getByRole('toolbar')
      .getByRole('button', { name: 'Pivot' })
      .click();
    const panel = stage.locator('.MuiDataGrid-sidebar');
    await expect(panel).toContainText('Month');
    await expect(panel).not.toContainText('(Quarter)');
  },
);
