import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'counts in one column, and compares letter by letter in the other',
  async ({ stage }) => {
    const berths = stage.locator('[role="gridcell"][data-field="berth"]');
    await expect(berths).toHaveText(['Pier 1', 'Pier 2', 'Pier 10', 'Pier 21']);
    await stage.getByRole('columnheader', { name: 'default' }).click();
    await expect(berths).toHaveText(['Pier 1', 'Pier 10', 'Pier 2', 'Pier 21']);
    await stage.getByRole('columnheader', { name: 'natural' }).click();
    await stage.getByRole('columnheader', { name: 'natural' }).click();
    await expect(berths).toHaveText(['Pier 21', 'Pier 10', 'Pier 2', 'Pier 1']);
  },
);
