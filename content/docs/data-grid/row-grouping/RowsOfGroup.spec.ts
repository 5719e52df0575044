import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'lists the shipments of all levels, with or without the filter',
  async ({ stage }) => {
    const status = stage.getByRole('status');
    const first = stage.locator('.MuiDataGrid-row').first();
    const text = await first
      .locator('.MuiDataGrid-groupingCriteriaCell')
      .textContent();
    const size = Number(/\((\d+)\)/.exec(text ?? '')?.[1]);
    const listed = async () =>
      Number(/^\d+/.exec((await status.textContent()) ?? '')?.[0]);
    await first.click();
    await expect.poll(listed).toBe(size);
    await expect(status).not.toHaveText(/auto-generated/);
    await stage.getByLabel('Only what passes the filter').uncheck();
    await first.click();
    await expect.poll(listed).toBeGreaterThan(size);
  },
);
