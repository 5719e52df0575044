import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'loads children again once they are stale',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const file = stage.getByText('rota.xlsx');
    await stage.getByText('Staff').click();
    await expect(status).toHaveText('Loaded last: staff, 2 files');
    await expect(file).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(file).toHaveCount(0);

    await stage.getByRole('button', { name: 'Mark all as stale' }).click();
    await expect(status).toContainText('nothing since');
    await stage.getByText('Staff').click();
    await expect(status).toHaveText('Loaded last: staff, 2 files');
    await expect(file).toBeVisible();
  },
);
