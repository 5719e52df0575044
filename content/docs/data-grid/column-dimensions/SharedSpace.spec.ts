import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shares what the fixed column leaves, but no column gets less than its minimum',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    await expect(status).toHaveText('100 + 110 + 90 px');
    await stage.getByRole('slider').focus();
    await page.keyboard.press('Home');
    await expect(status).toHaveText('100 + 90 + 90 px');
    await page.keyboard.press('End');
    await expect(status).toHaveText('100 + 333 + 167 px');
  },
);
