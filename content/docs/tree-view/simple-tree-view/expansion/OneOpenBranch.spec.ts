import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'closes the branch that was open',
  async ({ stage, page }) => {
    const item = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true });
    await expect(item('Theme')).toBeVisible();
    await stage.getByText('Files').click();
    await expect(item('Encoding')).toBeVisible();
    await expect(item('Theme')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(item('Encoding')).toBeHidden();
  },
);
