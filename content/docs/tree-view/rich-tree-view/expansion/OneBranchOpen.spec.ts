import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'closes the open branch when another one opens',
  async ({ stage, page }) => {
    const expanded = stage.getByRole('treeitem', { expanded: true });
    await stage.getByText('Privacy').click();
    await expect(expanded).toHaveCount(1);
    await expect(stage.getByText('Search history')).toBeVisible();
    await expect(stage.getByText('Password')).toHaveCount(0);

    await page.keyboard.press('Enter');
    await expect(expanded).toHaveCount(0);
    await page.keyboard.press('*');
    await expect(expanded).toHaveCount(1);
  },
);
