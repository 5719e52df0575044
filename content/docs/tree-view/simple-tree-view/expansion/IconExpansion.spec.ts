import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'expands by the icon, which selects as well',
  async ({ stage, page }) => {
    const item = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true });
    await stage.getByText('Pictures').click();
    await expect(stage.getByRole('status')).toHaveText('Open folder: pictures');
    await expect(item('Pictures')).toHaveAttribute('aria-expanded', 'true');
    await item('Music').locator('svg').click();
    await expect(item('Concerts')).toBeVisible();
    await expect(stage.getByRole('status')).toHaveText('Open folder: music');
    await page.keyboard.press('Enter');
    await expect(item('Concerts')).toBeHidden();
  },
);
