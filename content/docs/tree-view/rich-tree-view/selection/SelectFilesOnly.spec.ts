import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens a folder without selecting it',
  async ({ stage, page }) => {
    const selected = stage.getByRole('treeitem', { selected: true });
    await stage.getByText('Plans').click();
    await expect(selected).toHaveAccessibleName('roof-repair.pdf');
    await page.keyboard.press('Space');
    await expect(selected).toHaveAccessibleName('roof-repair.pdf');

    await stage.getByText('attic.dwg').click();
    await expect(selected).toHaveAccessibleName('attic.dwg');
  },
);
