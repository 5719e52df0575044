import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'loads whole pages around the row that was jumped to, and nothing between',
  async ({ stage }) => {
    const number = (id: number) =>
      stage.locator(`[role="row"][data-id="${id}"] [data-field="number"]`);
    const requests = stage
      .getByRole('group', { name: 'Requests to the server' })
      .getByRole('listitem');
    const go = async (row: string) => {
      await stage.getByLabel('Row', { exact: true }).fill(row);
      await stage.getByRole('button', { name: 'Go' }).click();
    };
    await expect(number(1)).toHaveText('NG-10001');
    await go('1500');
    await expect(number(1500)).toHaveText('NG-11500');
    await expect(requests.first()).toContainText(/rows 14[68]0 to 1(499|519)/);
    // Nothing that the jump has passed was asked for.
    await expect(requests).toHaveCount(2);
    await expect(
      stage.getByRole('img', { name: '2 parts of 2000 rows were loaded' }),
    ).toBeVisible();

    // Beyond the end is the last row.
    await go('99999');
    await expect(number(2000)).toHaveText('NG-12000');
    await expect(requests).toHaveCount(3);

    // The first page is still in the cache.
    await go('1');
    await expect(number(1)).toHaveText('NG-10001');
    await expect(requests).toHaveCount(3);
  },
);
