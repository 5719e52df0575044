import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'covers the rows in each state but one, and goes away again',
  async ({ stage }) => {
    const overlay = stage.locator('.MuiDataGrid-overlay');
    const show = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();
    await expect(overlay).toHaveText('No rows');
    await show('No results');
    await expect(overlay).toHaveText('No results found.');
    await show('No columns');
    await expect(overlay).toContainText('No columns');
    await expect(
      overlay.getByRole('button', { name: 'Manage columns' }),
    ).toBeVisible();
    await show('Loading');
    await expect(stage.getByRole('progressbar')).toBeVisible();
    await show('Rows');
    await expect(overlay).toHaveCount(0);
    await expect(stage.getByText('NG-10001')).toBeVisible();
    // A second press keeps the state.
    await show('Rows');
    await expect(overlay).toHaveCount(0);
  },
);
