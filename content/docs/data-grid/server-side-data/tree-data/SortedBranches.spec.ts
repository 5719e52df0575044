import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens branches again after a sort, or leaves them closed',
  async ({ stage }) => {
    const row = (name: string) =>
      stage
        .locator('.MuiDataGrid-row')
        .filter({ hasText: new RegExp(`^${name}`) });
    const rows = stage.locator('.MuiDataGrid-row');
    const sort = stage.getByRole('columnheader', { name: 'Staff' });
    await row('Asia').getByRole('button').click();
    await row('India').getByRole('button').click();
    await expect(row('Mundra')).toBeVisible();
    await expect(rows).toHaveCount(10);

    await sort.click();
    await expect(sort).toHaveAttribute('aria-sort', 'ascending');
    await expect(rows.first()).toContainText('Europe');
    await expect(row('Mundra')).toBeVisible();
    await expect(rows).toHaveCount(10);

    // What a user closes stays closed.
    await row('India').getByRole('button').click();
    await expect(row('Mundra')).toHaveCount(0);
    await sort.click();
    await expect(rows.first()).toContainText('Asia');
    await expect(row('India')).toHaveAttribute('aria-expanded', 'false');

    await stage.getByLabel('Keep branches open').uncheck();
    await sort.click();
    await expect(rows).toHaveCount(4);
    await expect(row('Asia')).toHaveAttribute('aria-expanded', 'false');
  },
);
