import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows what is new on the server after a refresh, and not before',
  async ({ stage }) => {
    await stage.getByText('Staff', { exact: true }).click();
    await expect(stage.getByText('rota.xlsx')).toBeVisible();
    await stage.getByRole('button', { name: 'Add a scan' }).click();
    await expect(stage.getByText('scan-1.pdf')).toHaveCount(0);

    await stage.getByRole('button', { name: 'Refresh Staff' }).click();
    await expect(stage.getByText('scan-1.pdf')).toBeVisible();
    await expect(stage.getByText('rota.xlsx')).toBeVisible();
  },
);
