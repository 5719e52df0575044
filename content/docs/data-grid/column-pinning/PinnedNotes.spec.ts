import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps the height of each row while other columns come and go',
  async ({ stage }) => {
    const rows = stage.locator('[role="row"][data-id]');
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const heights = () =>
      rows.evaluateAll((list) =>
        list
          .slice(0, 4)
          .map((row) => Math.round(row.getBoundingClientRect().height)),
      );
    const status = rows.first().locator('[data-field="status"]');
    // Not all columns are rendered, but the pinned one always is.
    await expect(status).toHaveCount(0);
    await expect(rows.first().locator('[data-field="note"]')).toHaveCount(1);
    const before = await heights();

    await scroller.evaluate((element) => {
      element.scrollLeft = 5000;
    });
    await expect(status).toBeVisible();
    await expect(rows.first().locator('[data-field="goods"]')).toHaveCount(0);
    await expect(rows.first().locator('[data-field="note"]')).toHaveCount(1);
    await expect.poll(heights).toEqual(before);
  },
);
