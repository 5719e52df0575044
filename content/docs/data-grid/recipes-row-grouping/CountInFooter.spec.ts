import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'counts shipments, not groups, open or closed, with a search and with one that finds nothing',
  async ({ stage, page }) => {
    const count = stage.getByRole('status');
    await expect(count).toHaveText('24 shipments, 4 carriers');
    await stage
      .locator('.MuiDataGrid-groupingCriteriaCell')
      .first()
      .getByRole('button')
      .click();
    await expect(count).toHaveText('24 shipments, 4 carriers');
    await stage.getByRole('button', { name: 'Search' }).click();
    await page.keyboard.type('customs');
    await expect(count).toHaveText(/^\d of 24 shipments, \d carriers$/);
    await page.keyboard.type(' umbrellas');
    await expect(count).toHaveText('0 of 24 shipments, 0 carriers');
  },
);
