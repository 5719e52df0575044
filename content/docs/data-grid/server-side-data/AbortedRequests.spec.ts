import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'aborts the requests that nobody waits for any more',
  async ({ stage }) => {
    const number = stage.locator('[role="gridcell"][data-field="number"]');
    const next = stage.getByRole('button', { name: 'Go to next page' });
    const requests = stage
      .getByRole('group', { name: 'Requests to the server' })
      .getByRole('listitem');
    await expect(number.first()).toHaveText('NG-10001');

    // Three presses in one go: two of the pages are skipped.
    await next.evaluate((button) => {
      if (!(button instanceof HTMLElement)) return;
      button.click();
      setTimeout(() => button.click(), 50);
      setTimeout(() => button.click(), 100);
    });
    await expect(number.first()).toHaveText('NG-10016');
    await expect(requests).toHaveCount(4);
    await expect(requests.nth(0)).toContainText('5 of 57 rows');
    await expect(requests.nth(1)).toContainText('aborted');
    await expect(requests.nth(2)).toContainText('aborted');
    // An aborted request does not empty the grid.
    await expect(stage.getByText('16–20 of 57')).toBeVisible();

    // One request alone is not aborted.
    await next.click();
    await expect(number.first()).toHaveText('NG-10021');
    await expect(requests.first()).toContainText('5 of 57 rows');
  },
);
