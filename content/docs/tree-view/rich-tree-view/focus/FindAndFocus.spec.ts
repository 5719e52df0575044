import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens the parents of the chosen bird and focuses it, also when it is chosen twice',
  async ({ stage, page, keys }) => {
    await expect(stage.getByRole('treeitem')).toHaveCount(2);
    await stage.getByLabel('Find a bird').fill('cur');
    await page.getByRole('option', { name: 'Curlew' }).click();
    const curlew = stage.getByRole('treeitem', { name: 'Curlew' });
    await expect(curlew).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(stage.getByRole('treeitem', { name: 'Dunlin' })).toBeFocused();

    await stage.getByLabel('Find a bird').fill('cur');
    await page.getByRole('option', { name: 'Curlew' }).click();
    await expect(curlew).toBeFocused();
    // One press closes the parent, because it is in the list of expanded items once.
    await page.keyboard.press(keys.close);
    await page.keyboard.press(keys.close);
    await expect(curlew).toHaveCount(0);
  },
);
