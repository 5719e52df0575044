import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'sorts the list, finds columns by other words, and leaves the internal one out',
  async ({ stage, page }) => {
    await stage.getByRole('button', { name: 'Columns' }).click();
    const list = page.locator('.MuiDataGrid-columnsManagement label');
    await expect(list).toHaveText(['Carrier', 'From', 'Shipment', 'To']);
    const search = page.locator('.MuiDataGrid-panel').getByRole('searchbox');
    await expect(search).not.toBeFocused();
    await search.fill('PORT');
    await expect(list).toHaveText(['From', 'To']);
    await search.fill('warehouse');
    await expect(list).toHaveCount(0);
    await expect(
      page.locator('.MuiDataGrid-panel').getByText('No columns'),
    ).toBeVisible();
    await search.fill('');

    // Twice, so that all columns are shown again: the internal one stays hidden.
    const all = page.getByRole('checkbox', { name: 'Show/Hide All' });
    await all.uncheck();
    await all.check();
    await page.keyboard.press('Escape');
    await expect(stage.getByRole('columnheader')).toHaveText([
      'Shipment',
      'From',
      'To',
      'Carrier',
    ]);
  },
);
