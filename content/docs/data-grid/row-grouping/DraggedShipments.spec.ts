import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has a handle in each row, and has nothing to save for a row that stays',
  async ({ stage }) => {
    const status = stage.getByRole('status');
    const handle = stage.locator(
      '[role="row"][aria-level="2"] .MuiDataGrid-rowReorderCell',
    );
    await expect(handle.first()).toHaveAttribute('draggable', 'true');
    await handle.first().dragTo(handle.first());
    await expect(status).toHaveText('Nothing has been moved.');

    // Proves: Users cannot drag while the grid is sorted.
    const header = stage.getByRole('columnheader', { name: 'Containers' });
    await header.click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(handle.first()).toBeVisible();
    await expect(
      stage.locator('.MuiDataGrid-rowReorderCell[draggable="true"]'),
    ).toHaveCount(0);
  },
);
