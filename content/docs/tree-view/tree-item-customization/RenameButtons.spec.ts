import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'renames from the button and by keyboard',
  async ({ stage, page }) => {
    const tree = stage.getByRole('tree', { name: 'Scenes' });
    await tree.getByRole('button', { name: 'Rename The letter' }).click();
    await tree.getByRole('textbox').fill('The reply');
    await page.keyboard.press('Enter');
    await expect(
      tree.getByRole('treeitem', { name: 'The reply' }).last(),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tree.getByRole('textbox')).toHaveValue('The reply');
  },
);
