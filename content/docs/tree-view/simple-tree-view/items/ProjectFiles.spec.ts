import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens a folder inside a folder',
  async ({ stage, page, keys }) => {
    const item = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true });
    await expect(item('main.tsx')).toBeVisible();
    await expect(item('home.tsx')).toBeHidden();
    await stage.getByText('pages').click();
    await expect(item('home.tsx')).toBeVisible();
    await page.keyboard.press(keys.close);
    await expect(item('home.tsx')).toBeHidden();
  },
);
