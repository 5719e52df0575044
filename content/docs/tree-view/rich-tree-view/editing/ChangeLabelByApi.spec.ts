import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'changes labels from a button, without label editing',
  async ({ stage, page }) => {
    await stage.getByRole('button', { name: 'Number the chapters' }).click();
    await expect(stage.getByText('1. Origins')).toBeVisible();
    await expect(stage.getByText('3. A new harbor')).toBeVisible();
    await expect(stage.getByText('The first fleet')).toBeVisible();
    await stage.getByText('1. Origins').click();
    await page.keyboard.press('3');
    await expect(
      stage.getByRole('treeitem', { name: '3. A new harbor' }),
    ).toBeFocused();
  },
);
