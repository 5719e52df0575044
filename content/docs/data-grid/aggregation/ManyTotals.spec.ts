import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'calls the function once for each group, with each value once for each level',
  async ({ stage }) => {
    const work = stage.getByRole('status');
    const total = rowOf(stage, 'auto-generated-group-footer-root').locator(
      '[data-field="containers"]',
    );
    await expect(work).toHaveText('13 calls with 30 values');
    await expect(total).toHaveText('115');
    await stage.getByRole('button', { name: '100,000 shipments' }).click();
    await expect(work).toHaveText('25 calls with 300,000 values');
    await expect(total).not.toHaveText('115');
    await stage.getByRole('button', { name: '10 shipments' }).click();
    await expect(total).toHaveText('115');
    await expect(work).toHaveText('13 calls with 30 values');
  },
);
