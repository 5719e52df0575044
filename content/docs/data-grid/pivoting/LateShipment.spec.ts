import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'replaces a row with what it is given, whole or not',
  async ({ stage }) => {
    const all = rowOf(stage, 'auto-generated-group-footer-root').locator(
      '[role="gridcell"]:not([data-field^="__"])',
    );
    const groups = stage.locator('.MuiDataGrid-columnHeader--filledGroup');
    await expect(groups).toHaveText(['Busan', 'Rotterdam']);
    await stage.getByRole('button', { name: 'The whole row' }).click();
    await expect(all).toHaveText(['17', '38']);
    await expect(groups).toHaveText(['Busan', 'Rotterdam']);
    await stage.getByRole('button', { name: 'Only id and containers' }).click();
    await expect(groups).toHaveText(['(No value)', 'Busan', 'Rotterdam']);
    await expect(all).toHaveText(['9', '17', '29']);
    await stage.getByRole('button', { name: 'The whole row' }).click();
    await expect(groups).toHaveText(['Busan', 'Rotterdam']);
    await expect(all).toHaveText(['17', '38']);
  },
);
