import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens a folder by keyboard and changes its icon',
  async ({ stage, page, keys }) => {
    const tree = stage.getByRole('tree', { name: 'Files' });
    const folder = tree.getByRole('treeitem', { name: 'Invoices' });
    const icon = folder.locator('.MuiTreeItem-label path').first();
    const closed = (await icon.getAttribute('d')) ?? '';
    await folder.focus();
    await page.keyboard.press(keys.open);
    await expect(tree.getByText('steel.pdf')).toBeVisible();
    await expect(icon).not.toHaveAttribute('d', closed);
  },
);

testStylings(
  import.meta.url,
  '.MuiTreeItem-content, .MuiTreeItem-label svg, .MuiTreeItem-label span, .MuiTreeItem-label small',
);
