import { expect } from '@playwright/test';
import { testDemo } from '#tests/demo.ts';

testDemo(
  import.meta.url,
  'opens the folder in the icon',
  async ({ stage, page, keys }) => {
    const tree = stage.getByRole('tree', { name: 'Drawings' });
    await expect(tree.getByTestId('FolderOpenIcon')).toHaveCount(1);
    await tree.getByRole('treeitem', { name: 'Tunnel' }).focus();
    await page.keyboard.press(keys.open);
    await expect(tree.getByTestId('FolderOpenIcon')).toHaveCount(2);
  },
);
