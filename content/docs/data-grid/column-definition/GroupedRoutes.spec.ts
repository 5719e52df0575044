import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'leaves the cells of group rows empty, and fills those of shipments',
  async ({ stage }) => {
    const routes = stage.locator('[role="gridcell"][data-field="route"]');
    await expect(stage.getByText('Levante (2)')).toBeVisible();
    await expect(routes).toHaveText([
      '',
      'Valencia – Felixstowe',
      'Tanger Med – Savannah',
      '',
      '',
      '',
    ]);
    // Sorting compares the groups by the same column, too.
    await stage.getByRole('columnheader', { name: 'Route' }).click();
    await expect(stage.getByText('undefined')).toHaveCount(0);
    await stage
      .getByRole('row', { name: 'Caledon' })
      .getByRole('button')
      .click();
    await expect(routes).toHaveCount(8);
    await expect(stage.getByText('undefined')).toHaveCount(0);
  },
);
