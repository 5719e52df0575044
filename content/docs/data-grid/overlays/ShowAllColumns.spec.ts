import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'brings the columns back, also after they were hidden once more',
  async ({ stage, page }) => {
    const headers = stage.getByRole('columnheader');
    const show = stage.getByRole('button', { name: 'Show them' });
    await show.click();
    await expect(headers).toHaveCount(3);
    await expect(show).toHaveCount(0);

    await stage.getByRole('button', { name: 'Columns', exact: true }).click();
    await page.getByLabel('Show/Hide All').uncheck();
    await expect(headers).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Show/Hide All')).toHaveCount(0);
    await show.click();
    await expect(headers).toHaveCount(3);
  },
);
