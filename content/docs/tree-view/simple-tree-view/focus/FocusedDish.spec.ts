import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'enters at the selected item, and shows what is focused',
  async ({ stage, page }) => {
    const item = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true });
    await expect(item('Soup')).toHaveAttribute('tabindex', '0');
    await item('Soup').focus();
    await page.keyboard.press('ArrowDown');
    await expect(item('Salad')).toBeFocused();
    await expect(stage.getByRole('status')).toHaveText(
      'Fennel and orange, 8 €.',
    );
    await expect(item('Soup')).toHaveAttribute('tabindex', '0');
    await page.keyboard.press('Shift+Tab');
    await expect(item('Soup')).toBeFocused();
  },
);
