import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/demo.ts';

testDemo(
  import.meta.url,
  'opens a folder by keyboard and changes its icon',
  async ({ stage, page, keys }) => {
    const tree = stage.getByRole('tree', { name: 'Files' });
    await tree.getByRole('treeitem', { name: 'Invoices' }).focus();
    await page.keyboard.press(keys.open);
    await expect(tree.getByText('steel.pdf')).toBeVisible();
    await expect(tree.getByTestId('FolderOpenIcon')).toHaveCount(3);
  },
);

testStylings(
  import.meta.url,
  '.MuiTreeItem-content, .MuiTreeItem-label svg, .MuiTreeItem-label span, .MuiTreeItem-label small',
);
