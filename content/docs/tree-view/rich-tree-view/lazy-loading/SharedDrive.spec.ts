import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'selects children as they are loaded, and renames with F2',
  async ({ stage, page, keys }) => {
    const status = stage.getByRole('status');
    const item = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true });
    await item('Staff').locator('input').first().check();
    // Proves: Ids that were never loaded are not in
    await expect(status).toHaveText('Selected: staff');
    await item('Staff').focus();
    await page.keyboard.press(keys.open);
    await expect(status).toHaveText('Selected: staff, rota, training');

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('F2');
    await expect(
      stage.getByRole('textbox', { name: 'File name' }),
    ).toBeFocused();
    await page.keyboard.type('plan.xlsx');
    await page.keyboard.press('Enter');
    await expect(item('plan.xlsx')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(status).toHaveText('Selected: training');

    await page.keyboard.press(keys.close);
    await page.keyboard.press(keys.close);
    await expect(item('plan.xlsx')).toHaveCount(0);
    await page.keyboard.press(keys.open);
    await expect(item('plan.xlsx')).toBeVisible();
    await expect(status).toHaveText('Selected: training');
  },
);

testStylings(import.meta.url, '[role="tree"], .MuiTreeItem-content, p');
