import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(import.meta.url, 'expands and collapses all', async ({ stage }) => {
  const items = stage.getByRole('treeitem');
  await expect(items).toHaveCount(5);
  await stage.getByRole('button', { name: 'Expand all' }).click();
  await expect(items).toHaveCount(7);
  await stage.getByRole('button', { name: 'Collapse all' }).click();
  await expect(items).toHaveCount(3);
  await stage.getByText('Use').click();
  await expect(items).toHaveCount(4);
});
