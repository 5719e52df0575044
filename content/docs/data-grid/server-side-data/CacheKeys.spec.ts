import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'stores chunks of the smallest page size, and answers a smaller page from them',
  async ({ stage, page }) => {
    const keys = stage.getByRole('list', { name: 'Keys of the cache' });
    const requests = stage
      .getByRole('group', { name: 'Requests to the server' })
      .getByRole('listitem');
    const show = async (size: string) => {
      await stage.getByRole('combobox', { name: 'Rows per page' }).click();
      await page.getByRole('option', { name: size, exact: true }).click();
    };
    await expect(keys.getByRole('listitem')).toHaveText(['0–4', '5–9']);
    await expect(requests).toHaveCount(1);

    await show('5');
    await expect(stage.getByText('1–5 of 57')).toBeVisible();
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(stage.getByText('6–10 of 57')).toBeVisible();
    await expect(requests).toHaveCount(1);
    await expect(requests).toContainText(['rows 0 to 9']);

    await stage.getByRole('button', { name: 'Go to previous page' }).click();
    // Two of four chunks are missing, so the grid asks for the whole page.
    await show('20');
    await expect(requests).toHaveCount(2);
    await expect(requests.first()).toContainText('rows 0 to 19');
    await expect(keys.getByRole('listitem')).toHaveText([
      '0–4',
      '5–9',
      '10–14',
      '15–19',
    ]);

    // Another order has keys of its own, and the old ones stay.
    await stage.getByRole('columnheader', { name: 'Number' }).click();
    await expect(keys.getByRole('listitem')).toHaveCount(8);
    await expect(keys).toContainText('15–19, number asc');
  },
);
