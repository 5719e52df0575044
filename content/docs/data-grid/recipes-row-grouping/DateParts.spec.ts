import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'groups by quarter and month in the order of the year, and by one of them',
  async ({ stage }) => {
    const names = stage.locator('.MuiDataGrid-groupingCriteriaCell');
    const quarter = stage.getByRole('button', { name: 'Quarter' });
    const month = stage.getByRole('button', { name: 'Month' });
    await expect(names).toHaveText([
      /^Q1 2026 \(\d+\)$/,
      /^January \(\d+\)$/,
      /^February \(\d+\)$/,
      /^March \(\d+\)$/,
      /^Q2 2026 \(\d+\)$/,
      /^April \(\d+\)$/,
    ]);
    await quarter.click();
    await expect(names.first()).toHaveText(/^January/);
    // The last one stays.
    await month.click();
    await expect(month).toHaveAttribute('aria-pressed', 'true');
    await expect(names).toHaveText([/^Jan/, /^Feb/, /^March/, /^April/]);

    // Pressed second, the quarter is the outer level all the same.
    await quarter.click();
    await expect(names.first()).toHaveText(/^Q1 2026/);
    await expect(names.nth(1)).toHaveText(/^January/);
    await month.click();
    await expect(names).toHaveText([/^Q1 2026/, /^Q2 2026/]);
  },
);
