import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves a file into an empty folder, and never into a file',
  async ({ stage, page, keys }) => {
    const row = (name: string) =>
      stage.locator('.MuiTreeItem-content').filter({ hasText: name });
    const press = stage.getByRole('treeitem', { name: 'Press', exact: true });
    await expect(press).not.toHaveAttribute('aria-expanded');
    await row('notes.md').dragTo(row('Press'));
    await expect(press).toHaveAttribute('aria-expanded', 'false');
    await press.focus();
    await page.keyboard.press(keys.open);
    await expect(row('notes.md')).toBeVisible();

    await row('cover.png').dragTo(row('notes.md'));
    await expect(
      stage.getByRole('treeitem', { name: 'notes.md' }),
    ).not.toHaveAttribute('aria-expanded');
  },
);
