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

testDemo(
  import.meta.url,
  'asks a server for the same branches, says why it fails, and asks the page again',
  async ({ stage, page }) => {
    const requests = stage
      .getByRole('list', { name: 'Requests' })
      .getByRole('listitem');
    const rows = stage.locator('.MuiDataGrid-row');
    const place = stage.getByLabel('Ask the server of this site');
    await expect(rows).toHaveCount(4);

    const keys: unknown[] = [];
    await page.route('**/x/demo-data/depots?*', async (route) => {
      const query = new URL(route.request().url()).searchParams.get('query');
      const { groupKeys } = JSON.parse(query ?? '');
      keys.push(groupKeys);
      if (groupKeys.length > 0) {
        // Something else answers, such as the pages of a host without it.
        const body = '<!doctype html>';
        await route.fulfill({ contentType: 'text/html', body });
        return;
      }
      const row = { id: 281, name: 'Asia', groupKey: 'Asia', childCount: 3 };
      const inspected = '2026-02-07';
      await route.fulfill({
        json: { rows: [{ ...row, kind: 'Region', inspected }], rowCount: 1 },
      });
    });
    await place.check();
    await expect(rows).toHaveText([/^Asia \(3\).*2\/7\/2026$/]);
    await expect(requests).toHaveText(['The regions: 1 rows']);
    await rows.getByRole('button').click();
    await expect(requests).toHaveText([/^Asia: .*JSON/, 'The regions: 1 rows']);
    expect(keys).toEqual([[], ['Asia']]);
    await page.unroute('**/x/demo-data/depots?*');

    // The rows of one source never mix with those of the other.
    await place.uncheck();
    await expect(rows).toHaveCount(4);
    await expect(requests).toHaveText(['The regions: 4 rows']);
    expect(keys).toHaveLength(2);
  },
);
