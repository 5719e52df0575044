import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows computed, formatted and rendered cells, and sorts them by their values',
  async ({ stage }) => {
    const cells = (field: string) =>
      stage.locator(`[role="gridcell"][data-field="${field}"]`);
    const header = (name: string) => stage.getByRole('columnheader', { name });
    await expect(cells('days').first()).toHaveText('24');
    await expect(cells('weight').first()).toHaveText('182.4 t');
    await expect(cells('status').first()).toHaveText('Booked');

    // As texts, "10.5 t" would come before "98.4 t", and "182.4 t" in between.
    await header('Weight').click();
    await expect(cells('weight')).toHaveText([
      '10.5 t',
      '98.4 t',
      '149.8 t',
      '182.4 t',
      '270.0 t',
    ]);
    await header('Days').click();
    await expect(cells('days').first()).toHaveText('11');
    await header('Status').click();
    await expect(cells('status').first()).toHaveText('At sea');

    // What is rendered has no tooltip of the grid, and what is not has one.
    await expect(cells('status').first()).not.toHaveAttribute('title');
    await expect(cells('weight').first()).toHaveAttribute('title', '270.0 t');
  },
);
