import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps what is typed while its row moves, is hidden, or is replaced, and saves none of it by itself',
  async ({ stage }) => {
    const cell = (id: number, field: string) =>
      stage.locator(`[data-id="${id}"] [data-field="${field}"]`);
    const rows = stage.locator('[role="row"][data-id]');
    const input = stage.locator('.MuiDataGrid-cell--editing input');
    const status = stage.getByRole('status');
    const event = stage.getByRole('combobox');

    // Sorted by code: the row moves from the first place to the last, with the input and the focus.
    await cell(1, 'goods').dblclick();
    await input.fill('Cork');
    await expect(rows.last()).toHaveAttribute('data-id', '1');
    await expect(input).toHaveValue('Cork');
    await expect(input).toBeFocused();
    await expect(status).toHaveText('Saved: nothing yet');
    await input.press('Enter');
    await expect(cell(1, 'goods')).toHaveText('Cork');
    await expect(status).toHaveText('Saved: NG-10001, Cork');

    // Hidden by a filter: the input waits, and comes back with its row.
    await event.selectOption('filter');
    await cell(2, 'goods').dblclick();
    await input.fill('Mirrors');
    await expect(rows).toHaveCount(3);
    await expect(input).toHaveCount(0);
    await expect(rows).toHaveCount(4);
    await expect(cell(2, 'goods').locator('input')).toHaveValue('Mirrors');
    await expect(status).toHaveText('Saved: NG-10001, Cork');
    await input.press('Escape');
    await expect(cell(2, 'goods')).toHaveText('Solar panels');

    // A new array: the other cell has its value, this one what is typed. The edit does not undo what has arrived.
    await event.selectOption('rows');
    await expect(cell(3, 'containers')).toHaveText('18');
    await cell(3, 'goods').dblclick();
    await input.fill('Tea');
    await expect(cell(3, 'containers')).toHaveText('19');
    await expect(input).toHaveValue('Tea');
    await input.press('Enter');
    await expect(cell(3, 'goods')).toHaveText('Tea');
    await expect(cell(3, 'containers')).toHaveText('19');
    await expect(status).toHaveText('Saved: NG-10003, Tea');
  },
);
