import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'asks for groups, inner groups, and shipments',
  async ({ stage, page }) => {
    const requests = stage
      .getByRole('list', { name: 'Requests' })
      .getByRole('listitem');
    const row = (name: string) =>
      stage
        .locator('.MuiDataGrid-row')
        .filter({ hasText: new RegExp(`^${name}`) });
    await expect(requests).toHaveText(['by carrier, status, in all: 4 rows']);
    await row('Alma Line').getByRole('button').click();
    await expect(row('Delayed')).toContainText('(5)');
    await row('Delayed').getByRole('button').click();
    await expect(requests).toHaveText([
      'by carrier, status, in Alma Line / Delayed: 5 rows',
      'by carrier, status, in Alma Line: 5 rows',
      'by carrier, status, in all: 4 rows',
    ]);
    await expect(row('NG-')).toHaveCount(5);

    // Groups are in the order of a column that they are grouped by.
    const header = (field: string) =>
      stage.locator(`[role="columnheader"][data-field="${field}"]`);
    const carrier = header('carrier');
    await carrier.click();
    await expect(requests).toHaveCount(4);
    await carrier.click();
    await expect(requests).toHaveCount(5);
    await expect(stage.locator('.MuiDataGrid-row')).toHaveText([
      /^Levante/,
      /^Caledon/,
      /^Blue Fjord/,
      /^Alma Line/,
    ]);
    // The column of the groups itself does not sort.
    await stage.getByRole('columnheader', { name: 'Group' }).click();
    await expect(carrier).toHaveAttribute('aria-sort', 'descending');

    // Without groups, the same server sends a page of shipments.
    for (const name of ['Carrier', 'Status']) {
      await header(name.toLowerCase()).hover();
      await stage.getByRole('button', { name: `${name} column menu` }).click();
      await page
        .getByRole('menuitem', { name: `Stop grouping by ${name}` })
        .click();
    }
    await expect(requests.first()).toHaveText('by nothing, in all: 25 rows');
    await expect(stage.locator('.MuiTablePagination-displayedRows')).toHaveText(
      '1–25 of 1000',
    );
  },
);

testDemo(
  import.meta.url,
  'asks a server with the same query, and then the page again',
  async ({ stage, page }) => {
    const requests = stage
      .getByRole('list', { name: 'Requests' })
      .getByRole('listitem');
    const rows = stage.locator('.MuiDataGrid-row');
    const place = stage.getByLabel('Ask the server of this site');
    await expect(rows).toHaveCount(4);

    const requestedPaths: unknown[] = [];
    await page.route('**/x/demo-data/shipments?*', async (route) => {
      const query = new URL(route.request().url()).searchParams.get('query');
      requestedPaths.push(JSON.parse(query ?? ''));
      const id = 'carrier=Alma Line';
      await route.fulfill({
        json: {
          rows: [
            { id, carrier: 'Alma Line', groupKey: 'Alma Line', childCount: 7 },
          ],
          rowCount: 1,
        },
      });
    });
    await place.check();
    await expect(rows).toHaveText([/^Alma Line \(7\)/]);
    await expect(requests).toHaveText(['by carrier, status, in all: 1 rows']);
    expect(requestedPaths).toMatchObject([
      { start: 0, end: 24, groupFields: ['carrier', 'status'] },
    ]);
    await page.unroute('**/x/demo-data/shipments?*');

    // The rows of one source never mix with those of the other.
    await place.uncheck();
    await expect(rows).toHaveCount(4);
    await expect(rows.first()).toHaveText(/^Alma Line \(228\)/);
    expect(requestedPaths).toHaveLength(1);
  },
);
