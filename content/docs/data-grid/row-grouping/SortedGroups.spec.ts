import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'sorts groups by name and their rows by size, and counts what the filter leaves',
  async ({ stage }) => {
    const names = stage.locator('.MuiDataGrid-groupingCriteriaCell');
    const first = await names.first().textContent();
    const carrier = stage
      .getByRole('columnheader', { name: 'Carrier' })
      .first();
    const sizes = await stage
      .locator('[role="row"][aria-level="2"] [data-field="containers"]')
      .allTextContents();
    expect(sizes.every((size) => Number(size) > 10)).toBe(true);
    await carrier.click();
    await expect(names.first()).not.toHaveText(first ?? '');
  },
);
