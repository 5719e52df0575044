import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'finds a label made of nodes by its first letter',
  async ({ stage, page }) => {
    const item = (name: string) => stage.getByRole('treeitem', { name });
    await item('Inbox').focus();
    await page.keyboard.press('t');
    await expect(item('Travel')).toBeFocused();
    await page.keyboard.press('d');
    await expect(item('Drafts')).toBeFocused();
    await expect(item('Invoices')).toContainText('3 unread');
  },
);
