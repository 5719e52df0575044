import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens with two levels, and expands by click and by key',
  async ({ stage, page, keys }) => {
    const item = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true });
    await expect(item('Odense')).toBeVisible();
    await expect(item('Porto')).toBeHidden();
    await stage.getByText('Portugal').click();
    await expect(item('Porto')).toBeVisible();
    await item('Africa').focus();
    await page.keyboard.press(keys.open);
    await expect(item('Accra')).toBeVisible();
  },
);
