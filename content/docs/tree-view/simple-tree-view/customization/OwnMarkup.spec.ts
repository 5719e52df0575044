import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'expands by keyboard and skips the disabled clause',
  async ({ stage, page, keys }) => {
    const repairs = stage.getByRole('treeitem', { name: 'Repairs' });
    await repairs.focus();
    await page.keyboard.press(keys.open);
    await expect(stage.getByText('Small repairs')).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(
      stage.getByRole('treeitem', { name: 'Increase' }).last(),
    ).toBeFocused();
  },
);
