import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'selects one item, and deselects it with Space only',
  async ({ stage, page }) => {
    const item = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true });
    await stage.getByText('Legal').click();
    await expect(stage.locator('[aria-selected="true"]')).toHaveCount(1);
    await expect(item('Legal')).toHaveAttribute('aria-selected', 'true');
    await stage.getByText('Legal').click();
    await expect(item('Legal')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Space');
    await expect(item('Legal')).toHaveAttribute('aria-selected', 'false');
  },
);
