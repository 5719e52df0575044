import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'expands every parent, and collapses them',
  async ({ stage }) => {
    await stage.getByRole('button', { name: 'Expand all' }).click();
    await expect(stage.getByText('Mast')).toBeVisible();
    await expect(stage.getByText('Keel')).toBeVisible();
    await stage.getByRole('button', { name: 'Collapse all' }).click();
    await expect(stage.getByRole('treeitem')).toHaveCount(1);
  },
);
