import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(import.meta.url, 'moves an item with the mouse', async ({ stage }) => {
  const tree = stage.getByRole('tree', { name: 'Agenda' });
  const rows = tree.getByRole('treeitem');
  await expect(rows.first()).toHaveText('Opening');
  await tree.getByText('Opening').dragTo(tree.getByText('Elections'), {
    targetPosition: { x: 20, y: 18 },
  });
  await expect(rows.first()).not.toHaveText('Opening');
});
