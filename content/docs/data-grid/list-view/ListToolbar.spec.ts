import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'sorts without headers, together with a search, and returns to the original order',
  async ({ stage, page }) => {
    const rows = stage.locator('[role="row"][data-id]');
    const choose = async (name: string) => {
      await stage.getByRole('combobox', { name: 'Order' }).click();
      await page.getByRole('option', { name }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
    };
    await choose('Heaviest first');
    await expect(rows.first()).toContainText('NG-10020, 427.2 t');
    await choose('Goods');
    await expect(rows.first()).toContainText('Bicycles');

    const search = stage.getByRole('searchbox');
    await search.fill('paper');
    await expect(rows).toHaveCount(4);
    await choose('Heaviest first');
    await expect(rows.first()).toContainText('NG-10015');
    await search.fill('');
    await choose('As booked');
    await expect(rows.first()).toContainText('NG-10001');
  },
);
