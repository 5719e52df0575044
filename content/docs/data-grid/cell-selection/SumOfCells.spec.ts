import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'adds up the numbers among the selected cells, and copes with none',
  async ({ stage }) => {
    const cell = (id: number, field: string) =>
      stage.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
    const status = stage.getByRole('status');
    await expect(status).toHaveText('Cells: 3, sum: 43');
    await cell(1, 'goods').click();
    await expect(status).toHaveText('Cells: 1');
    await cell(2, 'containers').click({ modifiers: ['Shift'] });
    await expect(status).toHaveText('Cells: 4, sum: 25');
    // Cells that are not in the range stay when they are added one by one.
    await cell(6, 'containers').click({ modifiers: ['ControlOrMeta'] });
    await expect(status).toHaveText('Cells: 5, sum: 38');

    await stage.getByRole('button', { name: 'Weights over' }).click();
    await expect(status).toHaveText('Cells: 3, sum: 734,500');
    await expect(stage.locator('[role="gridcell"].Mui-selected')).toHaveCount(
      3,
    );
    await stage.getByRole('button', { name: 'Clear' }).click();
    await expect(status).toHaveText('Cells: 0');
  },
);
