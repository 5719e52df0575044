import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'remembers the order of a removed grid, and survives a damaged storage',
  async ({ stage, page }) => {
    const toggle = (name: string) =>
      stage.getByRole('button', { name }).click();
    const store = (text: string | null) =>
      page.evaluate((saved) => {
        if (saved === null) localStorage.removeItem('parcels-grid');
        else localStorage.setItem('parcels-grid', saved);
      }, text);
    const header = (name: string) => stage.getByRole('columnheader', { name });

    await toggle('Remove the grid');
    await store(null);
    await toggle('Mount the grid');
    await expect(header('Town')).toHaveAttribute('aria-sort', 'ascending');

    for (const order of ['ascending', 'descending']) {
      await header('Weight').click();
      await toggle('Remove the grid');
      await expect(header('Weight')).toHaveCount(0);
      await toggle('Mount the grid');
      await expect(header('Weight')).toHaveAttribute('aria-sort', order);
    }

    for (const damaged of ['{"sorting":', 'null', '']) {
      await toggle('Remove the grid');
      await store(damaged);
      await toggle('Mount the grid');
      await expect(header('Town')).toHaveAttribute('aria-sort', 'ascending');
    }

    // Without a grid, nothing is written when the page is left.
    await toggle('Remove the grid');
    await store(null);
  },
);
