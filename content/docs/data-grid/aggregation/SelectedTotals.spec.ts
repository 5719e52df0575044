import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'keeps the total of all rows while rows are selected, and the totals cannot be selected',
  async ({ stage }) => {
    const totals = rowOf(stage, 'auto-generated-group-footer-root');
    const total = totals.locator('[data-field="containers"]');
    const status = stage.getByRole('status');
    // Proves: Totals do not depend on the selection, and users cannot
    await rowOf(stage, 1).getByRole('checkbox').check();
    await rowOf(stage, 3).getByRole('checkbox').check();
    await expect(status).toHaveText('Selected: 2 shipments, 10 containers');
    await expect(total).toHaveText('50');

    await expect(totals.getByRole('checkbox')).toHaveCount(0);
    await total.click();
    await expect(totals).not.toHaveClass(/Mui-selected/);
    await expect(status).toHaveText('Selected: 2 shipments, 10 containers');

    await stage.getByRole('checkbox', { name: 'Select all rows' }).check();
    await expect(status).toHaveText('Selected: 10 shipments, 50 containers');
    await stage.getByRole('checkbox', { name: 'Unselect all rows' }).uncheck();
    await expect(status).toHaveText('Selected: 0 shipments, 0 containers');
    await expect(total).toHaveText('50');
  },
);
