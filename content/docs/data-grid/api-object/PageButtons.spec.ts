import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'goes to the first page and opens the filter from its own toolbar',
  async ({ stage, page }) => {
    const pages = stage.locator('.MuiTablePagination-displayedRows');
    await expect(pages).toHaveText('5–8 of 9');
    const first = stage.getByRole('button', { name: 'First page' });
    await first.click();
    await expect(pages).toHaveText('1–4 of 9');
    await first.click();
    await expect(pages).toHaveText('1–4 of 9');

    await stage.getByRole('button', { name: 'Filter by flow' }).click();
    await page.getByRole('spinbutton', { name: 'Value' }).fill('40');
    await expect(pages).toHaveText('1–1 of 1');
    // The filter waits for the typing to end: closing the panel earlier drops it.
    await page.getByRole('spinbutton', { name: 'Value' }).fill('');
    await expect(pages).toHaveText('1–4 of 9');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('spinbutton')).toHaveCount(0);
  },
);
