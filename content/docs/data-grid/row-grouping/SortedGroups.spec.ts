import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'sorts groups by name and their rows by size, and counts what the filter leaves',
  async ({ stage }) => {
    const names = stage.locator('.MuiDataGrid-groupingCriteriaCell');
    const carrier = stage
      .getByRole('columnheader', { name: 'Carrier' })
      .first();
    const sizes = await stage
      .locator('[role="row"][aria-level="2"] [data-field="containers"]')
      .allTextContents();
    expect(sizes.every((size) => Number(size) > 10)).toBe(true);
    await expect(names).toHaveText([/^Levante/, /^Caledon/, /^Blue Fjord/]);
    // The next two clicks lead to no order, and to the ascending one.
    await carrier.click();
    await expect(carrier).toHaveAttribute('aria-sort', 'none');
    await carrier.click();
    await expect(names).toHaveText([/^Alma Line/, /^Blue Fjord/, /^Caledon/]);
  },
);
