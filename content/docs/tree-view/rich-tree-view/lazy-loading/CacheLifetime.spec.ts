import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'asks the server once while children are kept, and each time when they are not',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const file = stage.getByText('rota.xlsx');
    const openTwice = async () => {
      await stage.getByText('Staff').click();
      await expect(file).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(file).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(file).toBeVisible();
    };
    await openTwice();
    await expect(status).toHaveText('Requests: 1');
    await stage.getByLabel('Keep children for an hour').uncheck();
    await openTwice();
    await expect(status).toHaveText('Requests: 3');
  },
);
