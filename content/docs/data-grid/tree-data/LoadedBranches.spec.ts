import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'asks for children once, and again after a failure',
  async ({ stage }) => {
    const rows = stage.locator('.MuiDataGrid-row');
    const status = stage.getByRole('status');
    const row = (id: number) => stage.locator(`[role="row"][data-id="${id}"]`);
    const toggle = (id: number) =>
      row(id).locator('.MuiDataGrid-treeDataGroupingCellToggle button');
    await expect(rows).toHaveCount(2);
    await expect(status).toHaveText('Asked for: the regions');

    await toggle(7).click();
    await expect(rows).toHaveCount(4);
    await expect(status).toHaveText('Asked for: Asia');
    // Singapore has no children, so that it has nothing to open.
    await expect(toggle(8)).toHaveCount(0);
    await toggle(9).click();
    await expect(rows).toHaveCount(5);
    await expect(status).toHaveText('Asked for: Asia / South Korea');
    await toggle(7).click();
    await expect(rows).toHaveCount(2);
    // The second time, the children come from the cache.
    await toggle(7).click();
    await expect(rows).toHaveCount(4);
    await expect(status).toHaveText('Asked for: Asia / South Korea');

    const down = stage.getByLabel('The server is down');
    await down.check();
    await toggle(1).click();
    await expect(status).toHaveText('The server does not answer.');
    await expect(rows).toHaveCount(4);
    await down.uncheck();
    await toggle(1).click();
    await expect(status).toHaveText('Asked for: Europe');
    await expect(rows).toHaveCount(6);
  },
);
