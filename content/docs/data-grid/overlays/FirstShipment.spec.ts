import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'offers to book while there is no row, each time',
  async ({ stage, page }) => {
    const book = stage.getByRole('button', { name: 'Book the first one' });
    const rows = stage.locator('[role="row"][data-id]');
    for (let time = 0; time < 2; time += 1) {
      await expect(rows).toHaveCount(0);
      await book.focus();
      await page.keyboard.press('Enter');
      await expect(rows).toHaveCount(1);
      await expect(book).toHaveCount(0);
      await stage.getByRole('button', { name: 'Remove it' }).click();
    }
    await expect(book).toBeVisible();
  },
);

testStylings(import.meta.url, '.MuiDataGrid-overlay, .MuiDataGrid-overlay *');
