import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves the focus to the item, without selecting it',
  async ({ stage, page }) => {
    await stage.getByRole('button').click();
    const spam = stage.getByRole('treeitem', { name: 'Spam' });
    await expect(spam).toBeFocused();
    await expect(spam).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('ArrowUp');
    await expect(stage.getByRole('treeitem', { name: 'Sent' })).toBeFocused();
  },
);
