import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'derives years and quarters, and sorts them as the panel says',
  async ({ stage }) => {
    const groups = stage.locator('.MuiDataGrid-columnHeader--filledGroup');
    const all = rowOf(stage, 'auto-generated-group-footer-root').locator(
      '[role="gridcell"]:not([data-field^="__"])',
    );
    await expect(groups).toHaveText(['2025', '2026', 'Q4', 'Q1', 'Q2']);
    await expect(all).toHaveText(['18', '14', '18']);

    await stage
      .getByRole('toolbar')
      .getByRole('button', { name: 'Pivot' })
      .click();
    const panel = stage.locator('.MuiDataGrid-sidebar');
    const year = panel.locator('[draggable="true"]', {
      hasText: 'Departure (Year)',
    });
    await year.getByRole('button', { name: 'Sort' }).click();
    await expect(groups).toHaveText(['2026', '2025', 'Q1', 'Q2', 'Q4']);
    await expect(all).toHaveText(['14', '18', '18']);
  },
);
