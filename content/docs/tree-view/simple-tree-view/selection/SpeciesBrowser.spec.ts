import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'expands and moves the focus, and selects nothing',
  async ({ stage, page }) => {
    const item = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true });
    await stage.getByText('Pine family').click();
    await expect(item('European larch, 9 trees')).toBeVisible();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(item('European larch, 9 trees')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(stage.locator('[aria-selected]')).toHaveCount(0);
  },
);
