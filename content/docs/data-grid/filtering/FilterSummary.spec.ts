import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'announces how many rows are left, also when there are none, and clears the filter',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    await expect(status).toHaveText('9 of 40 shipments, filtered by Carrier');
    await stage
      .getByRole('columnheader', { name: 'Carrier' })
      .getByRole('button', { name: 'Show filters' })
      .click();
    await page
      .getByRole('textbox', { name: 'Value', exact: true })
      .fill('Maersk');
    await expect(status).toHaveText('0 of 40 shipments, filtered by Carrier');
    await page.keyboard.press('Escape');
    await stage.getByRole('button', { name: 'Show all' }).click();
    await expect(status).toHaveText('40 of 40 shipments');
    await expect(stage.getByRole('button', { name: 'Show all' })).toHaveCount(
      0,
    );
  },
);
