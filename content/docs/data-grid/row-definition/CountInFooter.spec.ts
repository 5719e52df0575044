import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'counts the rows as they are now, edited ones included',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    await expect(status).toHaveText('1 of 5 are delivered.');
    const cell = stage.locator('[data-id="1"] [data-field="status"]');
    const choose = async (name: string) => {
      await cell.dblclick();
      await page.getByRole('option', { name }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await page.keyboard.press('Enter');
    };
    await choose('Delivered');
    await expect(status).toHaveText('2 of 5 are delivered.');
    await choose('Delayed');
    await expect(status).toHaveText('1 of 5 are delivered.');
  },
);
