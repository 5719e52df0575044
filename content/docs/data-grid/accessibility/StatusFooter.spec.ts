import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'says in one place how many rows are left and how they are sorted',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    await expect(stage.getByRole('grid')).toHaveAccessibleName('Shipments');
    await expect(status).toHaveText('20 shipments, not sorted');
    const goods = stage.getByRole('columnheader', { name: 'Goods' });
    await goods.click();
    await expect(status).toHaveText('20 shipments, sorted by Goods, ascending');
    await stage.getByRole('button', { name: 'Search' }).click();
    // At once: the grid filters a while after the last letter, also when the field has been emptied meanwhile.
    await page.keyboard.insertText('zeppelin');
    await expect(status).toHaveText('0 shipments, sorted by Goods, ascending');
    await page.keyboard.press('Escape');
    await expect(status).toHaveText('20 shipments, sorted by Goods, ascending');
    await goods.click();
    await goods.click();
    await expect(status).toHaveText('20 shipments, not sorted');
  },
);
