import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'drags from the handle; the item itself is not draggable',
  async ({ stage }) => {
    const item = stage.getByRole('treeitem', { name: 'Fish market' });
    await expect(item).not.toHaveAttribute('draggable');
    await item
      .locator('[draggable="true"]')
      .dragTo(stage.getByText('Sunday', { exact: true }));
    await expect(stage.getByRole('group').nth(1)).toContainText('Fish market');
  },
);
