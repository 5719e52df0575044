import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws each request, and says when the server has no answer',
  async ({ stage, page }) => {
    const number = stage.locator('[role="gridcell"][data-field="number"]');
    const requests = stage
      .getByRole('group', { name: 'Requests' })
      .getByRole('listitem');
    await expect(requests).toHaveCount(1);
    await expect(requests.first()).toContainText('rows 0 to 4');
    await expect(requests.first()).toContainText('5 of 57 rows');

    await stage.getByRole('columnheader', { name: 'Containers' }).click();
    await expect(requests.first()).toContainText('rows 0 to 4, containers asc');
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(requests.first()).toContainText('rows 5 to 9, containers asc');
    await expect(stage.locator('[data-outcome="waiting"]')).toHaveCount(0);
    // A page that was seen is not asked for again.
    await stage.getByRole('button', { name: 'Go to previous page' }).click();
    await expect(stage.getByText('1–5 of 57')).toBeVisible();
    await expect(requests).toHaveCount(3);

    // Something else answers, such as the pages of a host without the server.
    await page.route('**/x/demo-data/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    const remote = stage.getByRole('switch', {
      name: 'Ask the server of this site',
    });
    await remote.check();
    await expect(stage.getByRole('alert')).toContainText(
      'No rows from the server',
    );
    await expect(requests).toHaveCount(1);
    await expect(stage.locator('[data-outcome="failed"]')).toHaveCount(1);
    await remote.uncheck();
    await expect(number.first()).toHaveText('NG-10001');
    await expect(stage.getByRole('alert')).toHaveCount(0);
    await page.unroute('**/x/demo-data/**');
  },
);
