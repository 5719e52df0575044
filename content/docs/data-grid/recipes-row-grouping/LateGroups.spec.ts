import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'marks the groups with a late shipment, until it is on time, and again',
  async ({ stage }) => {
    const groups = stage.locator('[role="row"][aria-level="1"]');
    const marked = groups.and(stage.locator('.late'));
    const labels = groups.getByText('Late', { exact: true });
    await expect(groups).toHaveCount(4);
    await expect(marked).toHaveCount(2);
    await expect(labels).toHaveCount(2);
    await stage.getByRole('button', { name: 'All on time' }).click();
    await expect(marked).toHaveCount(0);
    await expect(labels).toHaveCount(0);
    await stage.getByRole('button', { name: 'Late again' }).click();
    await expect(marked).toHaveCount(2);
    await expect(labels).toHaveCount(2);

    // In the group, the late shipment alone is marked.
    await marked.first().getByRole('button').click();
    const leaves = stage.locator('[role="row"][aria-level="2"]');
    const statuses = leaves.locator('[data-field="status"]');
    await expect(statuses.filter({ hasText: 'Delayed' })).toHaveCount(1);
    await expect(leaves.and(stage.locator('.late'))).toHaveText(/Delayed/);
  },
);
