import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has the checkboxes in the last column, and they work as in the first one',
  async ({ stage }) => {
    const selected = stage.locator('[role="row"][aria-selected="true"]');
    const header = stage.getByRole('columnheader').last();
    await expect(header).toHaveAttribute('data-field', '__check__');
    await expect(stage.getByRole('columnheader')).toHaveCount(3);
    const row = stage.locator('[role="row"][data-id="4"]');
    await row.getByRole('checkbox').check();
    await expect(selected).toHaveAttribute('data-id', '4');
    await stage.getByRole('checkbox', { name: 'all rows' }).check();
    await expect(selected).toHaveCount(5);
  },
);
