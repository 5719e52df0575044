import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'marks the selected setting',
  async ({ stage, page }) => {
    const rows = stage.locator('.MuiTreeItem-content[data-selected]');
    await expect(rows).toHaveText('Text size');
    await stage.getByText('Contrast').click();
    await expect(rows).toHaveText('Contrast');
    await expect(rows).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('ArrowDown');
    await expect(stage.getByRole('treeitem', { name: 'Sound' })).toBeFocused();
  },
);
