import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'adds up the page and all pages, also when a filter leaves no rows',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const next = stage.getByRole('button', { name: 'Go to next page' });
    await expect(status).toHaveText('58 containers on this page, 761 on all');
    await next.click();
    await expect(status).toHaveText('57 containers on this page, 761 on all');
    await stage.getByRole('button', { name: 'Search' }).click();
    await stage.getByRole('searchbox').fill('bicycles');
    await expect(stage.getByText('1–5 of 7')).toBeVisible();
    await expect(status).toHaveText('80 containers on this page, 100 on all');
    await stage.getByRole('searchbox').fill('bananas');
    await expect(status).toHaveText('0 containers on this page, 0 on all');
    await page.keyboard.press('Escape');
  },
);
