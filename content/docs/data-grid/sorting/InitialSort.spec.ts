import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'starts with the highest total, and lets the reader change it',
  async ({ stage }) => {
    const customers = stage.locator('[role="gridcell"][data-field="customer"]');
    await expect(customers.first()).toHaveText('School canteen');
    await stage.getByRole('columnheader', { name: 'Total' }).click();
    await expect(customers.first()).toHaveText('Café Lindner');
    await stage.getByRole('columnheader', { name: 'Customer' }).click();
    await expect(customers.last()).toHaveText('School canteen');
  },
);
