import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'adds a folder and edits its name at once',
  async ({ stage, page }) => {
    const add = stage.getByRole('button', { name: 'New folder' });
    await add.click();
    const input = stage.getByRole('textbox');
    await expect(input).toBeFocused();
    await input.fill('Manuals');
    await page.keyboard.press('Enter');
    await expect(
      stage.getByRole('treeitem', { name: 'Manuals' }),
    ).toBeFocused();

    await add.click();
    await page.keyboard.press('Escape');
    await expect(
      stage.getByRole('treeitem', { name: 'New folder' }),
    ).toBeVisible();
    await expect(stage.getByRole('treeitem')).toHaveCount(4);
  },
);
