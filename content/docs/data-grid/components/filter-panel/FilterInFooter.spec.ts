import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens the filters from the footer, and counts down to no shipments',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const trigger = stage.getByRole('button', {
      name: 'Filters',
      exact: true,
    });
    await expect(status).toHaveText('20 shipments');
    await trigger.click();
    const value = page.getByPlaceholder('Filter value');
    await value.fill('paper');
    await expect(status).toHaveText('4 shipments');
    await value.fill('umbrellas');
    await expect(status).toHaveText('0 shipments');
    await expect(stage.getByText('No results found.')).toBeVisible();
    await trigger.click();
    await expect(page.locator('.MuiDataGrid-panel')).toHaveCount(0);
    await expect(status).toHaveText('0 shipments');
  },
);
