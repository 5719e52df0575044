import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'lists clicks on items, also on a disabled one, but no keys',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    await stage.getByText('Wind').click();
    await expect(status).toHaveText('Last clicks: wind');
    await page.keyboard.press('Space');
    await stage.getByText('Snow, station offline').click({ force: true });
    await stage.getByText('North station').click();
    await expect(status).toHaveText('Last clicks: rainfall-north, snow, wind');
  },
);
