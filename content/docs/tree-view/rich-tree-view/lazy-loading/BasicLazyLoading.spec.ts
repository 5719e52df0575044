import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'loads the children of a folder when it is opened, by mouse or keyboard',
  async ({ stage, page, keys }) => {
    await expect(stage.getByRole('treeitem')).toHaveCount(3);
    await stage.getByText('Projects').click();
    await expect(stage.getByRole('progressbar')).toBeVisible();
    await expect(stage.getByText('Town library')).toBeVisible();
    await expect(stage.getByRole('progressbar')).toHaveCount(0);

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(keys.open);
    await expect(stage.getByText('floor-plan.dwg')).toBeVisible();
  },
);
