import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'skips disabled items, and stops at them when told to',
  async ({ stage, page }) => {
    const item = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true });
    await expect(item('Maple')).toHaveAttribute('aria-disabled', 'true');
    await stage.getByText('South wing').click();
    await expect(item('Maple')).toBeVisible();
    await item('Elm').focus();
    await page.keyboard.press('ArrowDown');
    await expect(item('Lobby')).toBeFocused();
    await stage.getByRole('switch').click();
    await item('Elm').focus();
    await page.keyboard.press('ArrowDown');
    await expect(item('South wing, closed')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(item('South wing, closed')).not.toHaveAttribute(
      'aria-selected',
    );
  },
);
