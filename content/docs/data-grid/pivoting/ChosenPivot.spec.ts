import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'follows the buttons, and tells what users change in the panel',
  async ({ stage }) => {
    const alma = rowOf(stage, 'auto-generated-row-carrier/Alma Line').locator(
      '[role="gridcell"]:not([data-field^="__"])',
    );
    const status = stage.getByRole('status');
    await expect(alma).toHaveText(['6', '9']);
    await stage.getByRole('button', { name: 'By quarter' }).click();
    // Q1, Q2, Q4
    await expect(alma).toHaveText(['9', '', '6']);
    await stage.getByRole('button', { name: 'Totals' }).click();
    await expect(alma).toHaveText(['15', '1,275']);
    await stage.getByLabel('Pivot', { exact: true }).first().uncheck();
    await expect(status).toHaveText('Totals, not pivoted');
    await expect(rowOf(stage, 1)).toBeVisible();
    await stage.getByLabel('Pivot', { exact: true }).first().check();
    await expect(alma).toHaveText(['15', '1,275']);

    await stage
      .getByRole('toolbar')
      .getByRole('button', { name: 'Pivot' })
      .click();
    const panel = stage.locator('.MuiDataGrid-sidebar');
    await panel.getByRole('checkbox', { name: 'Rate (€)' }).uncheck();
    await expect(alma).toHaveText(['15']);
    await expect(status).toHaveText('Your own report, pivoted');
    // The panel closes, as it was when pivoting was turned on.
    await panel.getByRole('switch', { name: 'Pivot' }).click();
    await expect(panel).toHaveCount(0);
    await expect(status).toHaveText('Your own report, not pivoted');
  },
);
