import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'grows and shrinks with each row, and keeps room for a message when empty',
  async ({ stage }) => {
    const grid = stage.locator('.MuiDataGrid-root');
    const height = async () =>
      Math.round((await grid.boundingBox())?.height ?? 0);
    const add = stage.getByRole('button', { name: 'Add a shipment' });
    const remove = stage.getByRole('button', { name: 'Remove one' });
    // Two lines of border, the headers, and 52 for each row.
    await expect.poll(height).toBe(2 + 56 + 2 * 52);
    await add.click();
    await expect.poll(height).toBe(2 + 56 + 3 * 52);
    for (let count = 3; count > 0; count -= 1) {
      await remove.click();
    }
    await expect(stage.getByText('No rows')).toBeVisible();
    await expect.poll(height).toBe(2 + 56 + 2 * 52);
    await expect(remove).toBeDisabled();
    await add.click();
    await expect(stage.getByText('No rows')).toHaveCount(0);
    await expect.poll(height).toBe(2 + 56 + 52);
  },
);
