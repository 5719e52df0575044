import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows one branch, and removes it when it is collapsed',
  async ({ stage, page, keys }) => {
    await expect(stage.getByText('Password')).toBeVisible();
    await stage.getByText('Account').click();
    await expect(stage.getByText('Password')).toHaveCount(0);

    await page.keyboard.press(keys.open);
    await expect(stage.getByText('Password')).toBeVisible();
    await page.keyboard.press(keys.open);
    await expect(
      stage.getByRole('treeitem', { name: 'Email address' }),
    ).toBeFocused();
  },
);
