import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'expands and collapses from buttons, by mouse, and by keyboard',
  async ({ stage, page, keys }) => {
    const expanded = stage.getByRole('treeitem', { expanded: true });
    await expect(expanded).toHaveCount(1);
    await stage.getByRole('button', { name: 'Expand all' }).click();
    await expect(expanded).toHaveCount(3);
    await stage.getByRole('button', { name: 'Collapse all' }).click();
    await expect(expanded).toHaveCount(0);

    await stage.getByText('Account').click();
    await expect(stage.getByText('Password')).toBeVisible();
    await page.keyboard.press(keys.close);
    await expect(expanded).toHaveCount(0);
    await page.keyboard.press('*');
    await expect(expanded).toHaveCount(3);
  },
);
