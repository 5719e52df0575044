import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'edits the text beside the icon',
  async ({ stage, page }) => {
    const tree = stage.getByRole('tree', { name: 'Field notes' });
    await tree.getByText('North wall').dblclick();
    const input = tree.getByRole('textbox');
    await expect(input).toHaveValue('North wall');
    await input.fill('South wall');
    await page.keyboard.press('Enter');
    const renamed = tree.getByRole('treeitem', { name: 'South wall' }).last();
    await expect(renamed.locator('.MuiTreeItem-label svg')).toBeVisible();
  },
);
