import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'selects a folder and closes the labels',
  async ({ stage, page, keys }) => {
    const selected = stage.locator('[data-selected]');
    await stage.getByText('Drafts').click();
    await expect(selected).toHaveText('Drafts1');
    const labels = stage.getByRole('treeitem', { name: 'Labels' });
    await labels.focus();
    await page.keyboard.press(keys.close);
    await expect(labels).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('t');
    await expect(stage.getByRole('treeitem', { name: 'Trash' })).toBeFocused();
  },
);

testStylings(
  import.meta.url,
  '.MuiTreeItem-content, .MuiTreeItem-label svg, .MuiTreeItem-label span, .MuiTreeItem-label small',
);
