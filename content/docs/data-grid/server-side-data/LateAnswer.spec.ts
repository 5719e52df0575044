import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the rows of another page after a cached one, unless the cache is in the data source',
  async ({ stage }) => {
    const number = stage.locator('[role="gridcell"][data-field="number"]');
    const requests = stage
      .getByRole('group', { name: 'Requests to the server' })
      .getByRole('listitem');
    const waiting = stage.locator('[data-outcome="waiting"]');
    const play = stage.getByRole('button', { name: 'Next page, and back' });
    await expect(number.first()).toHaveText('NG-10001');

    await play.click();
    await expect(requests).toHaveCount(2);
    await expect(waiting).toHaveCount(0);
    // The footer is right, the rows are not.
    await expect(stage.getByText('1–5 of 57')).toBeVisible();
    await expect(number.first()).toHaveText('NG-10006');

    await stage.getByLabel('Cache inside the data source').check();
    await expect(number.first()).toHaveText('NG-10001');
    await expect(requests).toHaveCount(3);
    await expect(waiting).toHaveCount(0);
    await play.click();
    await expect(requests).toHaveCount(4);
    await expect(waiting).toHaveCount(0);
    await expect(stage.getByText('1–5 of 57')).toBeVisible();
    await expect(number.first()).toHaveText('NG-10001');

    // The second page has been kept.
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(number.first()).toHaveText('NG-10006');
    await expect(requests).toHaveCount(4);
  },
);
