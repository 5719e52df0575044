import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves by arrow keys and by letter',
  async ({ stage, page }) => {
    const item = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true });
    await item('Cooking').focus();
    await page.keyboard.press('ArrowDown');
    await expect(item('Gas stove')).toBeFocused();
    await page.keyboard.press('w');
    await expect(item('Water filter')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(item('Water filter')).toHaveAttribute('aria-selected', 'true');
  },
);
