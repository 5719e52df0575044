import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'expands the parents, then moves the focus',
  async ({ stage, page }) => {
    const deskItem = stage.getByRole('treeitem', { name: 'Desk 214' });
    await expect(deskItem).toBeHidden();
    await stage.getByRole('button').click();
    await expect(deskItem).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(
      stage.getByRole('treeitem', { name: 'Desk 213' }),
    ).toBeFocused();
  },
);
