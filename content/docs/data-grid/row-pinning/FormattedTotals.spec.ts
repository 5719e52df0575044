import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has another unit in the total, no icon and no date there, and one label over two columns',
  async ({ stage }) => {
    const row = (id: string) => stage.locator(`[role="row"][data-id="${id}"]`);
    const cell = (id: string, field: string) =>
      row(id).locator(`[role="gridcell"][data-field="${field}"]`);
    await expect(cell('1', 'weight')).toHaveText(/^[\d,]+ kg$/);
    await expect(cell('total', 'weight')).toHaveText(/^[\d,]+ t$/);

    await expect(cell('1', 'insured').locator('svg')).toHaveCount(1);
    await expect(cell('total', 'insured').locator('svg')).toHaveCount(0);
    await expect(cell('1', 'departure')).toHaveText(/\d/);
    await expect(cell('total', 'departure')).toHaveText('');

    await expect(cell('1', 'goods')).toHaveCount(1);
    await expect(cell('total', 'goods')).toHaveCount(0);
    await expect(cell('total', 'number')).toHaveAttribute('aria-colspan', '2');

    // After sorting by a column that the total does not have, nothing throws.
    const header = stage.getByRole('columnheader', { name: 'Departure' });
    await header.click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(cell('total', 'departure')).toHaveText('');
  },
);
