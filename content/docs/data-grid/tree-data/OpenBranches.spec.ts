import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps branches open over new rows only if it remembers them, and opens all of them',
  async ({ stage }) => {
    const rows = stage.locator('.MuiDataGrid-row');
    const asia = stage.locator('[role="row"][data-id="7"]');
    const load = stage.getByRole('button', { name: 'Load new figures' });
    await expect(rows).toHaveCount(2);
    await asia.getByRole('button', { name: 'see children' }).click();
    await expect(rows).toHaveCount(4);
    await load.click();
    await expect(asia.locator('[data-field="staff"]')).toHaveText('10');
    await expect(rows).toHaveCount(4);

    // The negated case: without a memory, new rows close all branches.
    await stage.getByLabel('Remember open branches').uncheck();
    await expect(rows).toHaveCount(2);
    await asia.getByRole('button', { name: 'see children' }).click();
    await expect(rows).toHaveCount(4);
    await load.click();
    await expect(rows).toHaveCount(2);

    await stage.getByRole('button', { name: 'Open all' }).click();
    await expect(rows).toHaveCount(10);
    await stage.getByRole('button', { name: 'Close all' }).click();
    await expect(rows).toHaveCount(2);
  },
);
