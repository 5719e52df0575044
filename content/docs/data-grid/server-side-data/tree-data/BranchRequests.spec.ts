import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'asks once for each branch, and for the regions after a sort',
  async ({ stage }) => {
    const requests = stage
      .getByRole('list', { name: 'Requests' })
      .getByRole('listitem');
    const row = (name: string) =>
      stage
        .locator('.MuiDataGrid-row')
        .filter({ hasText: new RegExp(`^${name}`) });
    await expect(requests).toHaveText(['The regions: 4 rows']);

    await row('Asia').getByRole('button').click();
    await row('India').getByRole('button').click();
    await expect(requests).toHaveText([
      'Asia / India: 3 rows',
      'Asia: 3 rows',
      'The regions: 4 rows',
    ]);

    // Closing and opening again is answered by the cache.
    await row('Asia').getByRole('button').click();
    await expect(row('India')).toHaveCount(0);
    await row('Asia').getByRole('button').click();
    await expect(row('India')).toHaveAttribute('aria-expanded', 'false');
    await expect(row('Chennai')).toHaveCount(0);
    await expect(requests).toHaveCount(3);

    await stage.getByRole('columnheader', { name: 'Staff' }).click();
    await expect(requests).toHaveCount(4);
    await expect(requests.first()).toHaveText('The regions: 4 rows');
    await expect(stage.locator('.MuiDataGrid-row')).toHaveCount(4);
    await expect(stage.locator('.MuiDataGrid-row').first()).toContainText(
      'Europe',
    );
  },
);

testDemo(
  import.meta.url,
  'lets the server decide what a filter leaves of a branch',
  async ({ stage }) => {
    const row = (name: string) =>
      stage
        .locator('.MuiDataGrid-row')
        .filter({ hasText: new RegExp(`^${name}`) });
    await expect(row('Asia')).toBeVisible();
    const search = stage.getByRole('searchbox');
    await stage.getByRole('button', { name: 'Search' }).click();
    await search.fill('Busan');
    // The country is left because of the city below it.
    await expect(stage.locator('.MuiDataGrid-row')).toHaveCount(1);
    await row('Asia').getByRole('button').click();
    await row('South Korea').getByRole('button').click();
    await expect(row('Busan')).toBeVisible();
    await expect(row('Incheon')).toHaveCount(0);
    await search.fill('no such place');
    await expect(stage.locator('.MuiDataGrid-overlay')).toHaveText('No rows');
  },
);
