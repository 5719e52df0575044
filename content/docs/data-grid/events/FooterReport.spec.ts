import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'reports in the footer that rows are sorted and columns are hidden',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    await expect(status).toHaveText('Last change: none yet');
    const harvest = stage.getByRole('columnheader', { name: 'Harvest' });
    await harvest.click();
    await expect(status).toHaveText('Last change: sorted by harvest, asc');
    await harvest.click();
    await harvest.click();
    await expect(status).toHaveText('Last change: not sorted');

    await harvest.hover();
    await harvest.getByRole('button', { name: 'menu' }).click();
    await page.getByRole('menuitem', { name: 'Hide column' }).click();
    await expect(status).toHaveText('Last change: hidden columns: harvest');
    await expect(harvest).toHaveCount(0);
  },
);
