import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens a port by key',
  async ({ stage, page, keys }) => {
    const item = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true });
    await expect(item('Lismore, 55 min')).toBeVisible();
    await item('Mallaig').focus();
    await page.keyboard.press(keys.open);
    await expect(item('Eigg, 75 min')).toBeVisible();
  },
);
