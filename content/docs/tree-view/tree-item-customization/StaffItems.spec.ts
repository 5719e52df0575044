import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows a role under each name and keeps type-ahead',
  async ({ stage, page }) => {
    const tree = stage.getByRole('tree', { name: 'Theater staff' });
    await expect(tree.getByText('Stage manager')).toBeVisible();
    await tree.getByText('Ngozi Okafor').click();
    await page.keyboard.press('j');
    await expect(
      tree.getByRole('treeitem', { name: 'Jonas Brandt' }),
    ).toBeFocused();
  },
);
