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

    const damaged = [
      '{"sorting":',
      'null',
      '',
      '7',
      '{"sorting":{"sortModel":"town"},"columns":7}',
      JSON.stringify({
        sorting: null,
        columns: {
          columnVisibilityModel: { id: 'no' },
          orderedFields: [null, 'price', ['town']],
          dimensions: { town: null, weight: { width: 'wide' } },
        },
      }),
    ];
    for (const text of damaged) {
      await toggle('Remove the grid');
      await store(text);
      await toggle('Mount the grid');
      await expect(header('Town')).toHaveAttribute('aria-sort', 'ascending');
      await expect(stage.getByRole('columnheader')).toHaveCount(4);
    }

    // What the grid can use is kept, and the rest of the same list is not.
    await toggle('Remove the grid');
    await store(
      JSON.stringify({
        sorting: {
          sortModel: [
            { field: 'price', sort: 'asc' },
            { field: 'status', sort: 'up' },
            { field: 'weight', sort: 'desc' },
          ],
        },
        columns: {
          columnVisibilityModel: { id: false, status: 1 },
          orderedFields: ['weight', 'price', 'town', 'id', 'status'],
          dimensions: { weight: { width: 211 } },
        },
      }),
    );
    await toggle('Mount the grid');
    await expect(header('Weight')).toHaveAttribute('aria-sort', 'descending');
    await expect(header('Weight')).toHaveCSS('width', '211px');
    await expect(stage.getByRole('columnheader')).toHaveText([
      /Weight/,
      /Town/,
      /Status/,
    ]);

    // Without a grid, nothing is written when the page is left.
    await toggle('Remove the grid');
    await store(null);
  },
);
