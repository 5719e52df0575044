import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dragRow } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'has a label for each row, which is hidden at rest and goes with the row, and its handles at the end',
  async ({ stage }) => {
    const row = (id: number) => stage.locator(`[role="row"][data-id="${id}"]`);
    const label = (id: number) =>
      row(id).locator('.MuiDataGrid-rowReorderCellPlaceholder');
    await expect(stage.getByRole('columnheader').last()).toHaveText('Move');
    const icons = stage.locator('svg.MuiDataGrid-rowReorderIcon');
    await expect(icons).toHaveCount(4);
    // Two lines, not the six dots of the grid.
    await expect(icons.first().locator('path')).toHaveAttribute(
      'd',
      /^M20 9H4/,
    );
    await expect(label(1)).toHaveText(/^NG-10001: \w/);
    await expect(label(1)).toBeHidden();

    await dragRow(stage, { row: 1, below: 4 });
    await expect(stage.locator('[role="row"][data-id]').last()).toHaveAttribute(
      'data-id',
      '1',
    );
    await expect(label(1)).toHaveText(/^NG-10001: \w/);
    await expect(label(1)).toBeHidden();
    await expect(label(2)).toHaveText(/^NG-10002: \w/);
  },
);
