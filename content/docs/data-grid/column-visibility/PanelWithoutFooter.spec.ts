import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'leaves out the actions, and toggles only what the search finds, or all',
  async ({ stage, page }) => {
    const headers = stage.getByRole('columnheader');
    const set = (name: string) => stage.getByRole('switch', { name });
    const panel = stage.getByRole('button', { name: 'Columns' });
    const all = page.getByRole('checkbox', { name: 'Show/Hide All' });
    const reset = page
      .locator('.MuiDataGrid-panel')
      .getByRole('button', { name: 'Reset' });
    const search = page.locator('.MuiDataGrid-panel').getByRole('searchbox');

    await panel.click();
    await expect(reset).toBeVisible();
    await expect(all).toHaveCount(0);
    await page.keyboard.press('Escape');
    await set('disableResetButton').check();
    await panel.click();
    await expect(search).toBeVisible();
    await expect(reset).toHaveCount(0);
    await page.keyboard.press('Escape');

    await set('disableShowHideToggle').uncheck();
    await panel.click();
    await search.fill('carr');
    await expect(page.getByRole('checkbox', { name: 'Departure' })).toHaveCount(
      0,
    );
    await all.uncheck();
    await expect(headers).toHaveText(['Shipment', 'Departure', 'Arrival']);
    await page.keyboard.press('Escape');

    await set('toggleAllMode').uncheck();
    await panel.click();
    await search.fill('arr');
    await expect(page.getByRole('checkbox', { name: 'Departure' })).toHaveCount(
      0,
    );
    await all.check();
    await expect(headers).toHaveCount(4);
    await all.uncheck();
    await expect(headers).toHaveText(['Shipment']);
    await page.keyboard.press('Escape');
  },
);
