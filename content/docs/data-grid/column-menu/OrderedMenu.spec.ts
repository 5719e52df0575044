import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'starts with the filter, and has no items to hide or manage columns',
  async ({ stage, page }) => {
    for (const name of ['Shipment', 'Carrier']) {
      await stage.getByRole('columnheader', { name }).focus();
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(page.getByRole('menuitem')).toHaveText([
        'Filter',
        'Sort by ASC',
        'Sort by DESC',
      ]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menuitem')).toHaveCount(0);
    }
  },
);
