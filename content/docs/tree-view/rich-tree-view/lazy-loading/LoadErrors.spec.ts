import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'names the folder that failed, and opens it on the next try',
  async ({ stage }) => {
    const alert = stage.getByRole('alert');
    await stage.getByText('Staff').click();
    await expect(alert).toContainText('“staff” cannot be loaded.');
    const failed = stage.getByRole('treeitem', { name: 'Not loaded: Staff' });
    await expect(failed).toHaveAttribute('aria-expanded', 'false');
    await stage.getByRole('button', { name: 'Try again' }).click();
    await expect(stage.getByLabel('Loading')).toBeVisible();
    await expect(failed).toBeVisible();

    await stage.getByLabel('Server down').uncheck();
    await stage.getByRole('button', { name: 'Try again' }).click();
    await expect(stage.getByText('rota.xlsx')).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expect(failed).toHaveCount(0);
  },
);
