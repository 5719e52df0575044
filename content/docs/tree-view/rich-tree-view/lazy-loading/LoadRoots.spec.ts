import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'loads the roots, reports a server that is down, and loads them again',
  async ({ stage }) => {
    const reload = stage.getByRole('button', { name: 'Reload' });
    await expect(stage.getByText('Projects')).toBeVisible();
    await stage.getByLabel('Server down').check();
    await reload.click();
    await expect(stage.getByRole('status')).toHaveText('Loading the drive');
    await expect(stage.getByRole('alert')).toBeVisible();
    await expect(stage.getByText('Projects')).toHaveCount(0);

    await stage.getByLabel('Server down').uncheck();
    await reload.click();
    await expect(stage.getByText('Projects')).toBeVisible();
    await expect(stage.getByRole('alert')).toHaveCount(0);
  },
);
