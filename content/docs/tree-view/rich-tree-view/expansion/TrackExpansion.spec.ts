import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'tells which item was expanded or collapsed',
  async ({ stage, page, keys }) => {
    const status = stage.getByRole('status');
    await stage.getByText('2024').click();
    await expect(status).toHaveText('Last change: 2024 expanded');
    await page.keyboard.press(keys.close);
    await expect(status).toHaveText('Last change: 2024 collapsed');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('Last change: 2023 expanded');
  },
);
