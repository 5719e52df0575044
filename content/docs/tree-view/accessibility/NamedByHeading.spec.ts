import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(import.meta.url, 'is named by its heading', async ({ stage }) => {
  const tree = stage.getByRole('tree', { name: 'Playgrounds by district' });
  await expect(tree).toBeVisible();
  await expect(tree.getByRole('treeitem', { name: 'Mill Lane' })).toBeVisible();
});
