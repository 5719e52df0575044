import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'merges a change, inserts a row once, and deletes until nothing is left',
  async ({ stage }) => {
    const rows = stage.locator('[role="row"][data-id]');
    const status = stage.getByRole('status');
    const press = (name: string) => stage.getByRole('button', { name }).click();
    const cell = (field: string) =>
      stage.locator(`[data-id="1"] [data-field="${field}"]`);

    const goods = await cell('goods').textContent();
    const before = Number(await cell('containers').textContent());
    await press('Change');
    await press('Change');
    await expect(cell('containers')).toHaveText(String(before + 2));
    await expect(cell('goods')).toHaveText(goods ?? '');

    await press('Insert');
    await expect(rows.last()).toHaveAttribute('data-id', '5');
    // The same id again changes the row and does not add another one.
    await press('Insert');
    await expect(status).toHaveText('The grid has 5 rows.');

    for (let left = 5; left > 0; left -= 1) await press('Delete');
    await expect(status).toHaveText('The grid has 0 rows.');
    await press('Delete');
    await press('Change');
    await expect(status).toHaveText('Row 1 is gone.');
    await expect(stage.getByText('No rows')).toBeVisible();
  },
);
