import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'counts the columns that are shown, and shows all again',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const all = stage.getByRole('button', { name: 'Show all' });
    await expect(status).toHaveText('3 of 4 columns');
    await all.click();
    await expect(status).toHaveText('4 of 4 columns');
    await expect(all).toBeDisabled();

    const header = stage.getByRole('columnheader', { name: 'Origin' });
    await header.hover();
    await header.getByRole('button', { name: 'column menu' }).click();
    await page.getByRole('menuitem', { name: 'Hide column' }).click();
    await expect(status).toHaveText('3 of 4 columns');
    await expect(header).toHaveCount(0);
    await all.click();
    await expect(header).toBeVisible();
  },
);
