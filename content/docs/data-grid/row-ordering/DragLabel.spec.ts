import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

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

    await row(1)
      .locator('.MuiDataGrid-rowReorderCell')
      .dragTo(row(4).locator('[data-field="goods"]'), {
        steps: 12,
        targetPosition: { x: 20, y: 46 },
      });
    await expect(stage.locator('[role="row"][data-id]').last()).toHaveAttribute(
      'data-id',
      '1',
    );
    await expect(label(1)).toHaveText(/^NG-10001: \w/);
    await expect(label(1)).toBeHidden();
    await expect(label(2)).toHaveText(/^NG-10002: \w/);
  },
);
