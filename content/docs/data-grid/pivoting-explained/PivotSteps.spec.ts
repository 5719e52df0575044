import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'makes the table step by step, and back again',
  async ({ stage }) => {
    const table = stage.getByRole('treegrid', { name: 'Pivot table' });
    const status = stage.getByRole('status');
    const press = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();
    const numbers = (carrier: string) =>
      rowOf(stage, `auto-generated-row-carrier/${carrier}`).locator(
        '[role="gridcell"]:not([data-field^="__"])',
      );
    await expect(numbers('Alma Line')).toHaveText(['6', '9']);
    await press('Values');
    await expect(status).toContainText('15, 14 and 21');
    await expect(numbers('Alma Line')).toHaveText(['15']);
    await expect(numbers('Blue Fjord')).toHaveText(['14']);
    await expect(numbers('Caledon')).toHaveText(['21']);
    await press('Rows');
    await expect(table).toContainText('Alma Line (4)');
    await expect(numbers('Alma Line')).toHaveCount(0);
    await press('The input');
    await expect(
      stage.getByText('Add fields to rows, columns, and values'),
    ).toBeVisible();
    await press('Columns');
    await expect(numbers('Caledon')).toHaveText(['21', '']);
    await expect(numbers('Blue Fjord')).toHaveText(['6', '8']);
  },
);
