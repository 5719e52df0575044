import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'fills the grid, its headers and its pinned cells with three colors',
  async ({ stage }) => {
    const colorOf = (selector: string) =>
      stage
        .locator(selector)
        .first()
        .evaluate((part) => getComputedStyle(part).backgroundColor);
    const header = await colorOf('[role="columnheader"][data-field="q1"]');
    const pinned = await colorOf('[role="gridcell"][data-field="account"]');
    const grid = await colorOf(
      '.MuiDataGrid-virtualScroller, .MuiDataGrid-root',
    );
    expect(new Set([header, pinned, grid]).size).toBe(3);
    await expect(stage.getByRole('row', { name: 'Total' })).toBeVisible();
    await stage.getByRole('columnheader', { name: '1st quarter' }).click();
    await expect(stage.getByRole('row').last()).toContainText('Total');
    expect(await colorOf('[role="gridcell"][data-field="account"]')).toBe(
      pinned,
    );
  },
);
