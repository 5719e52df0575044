import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens a folder by its icon and shows it by its label',
  async ({ stage, page }) => {
    await stage.getByText('Contracts', { exact: true }).click();
    await expect(stage.getByRole('status')).toHaveText('Showing: Contracts');
    await expect(stage.getByText('Suppliers')).toHaveCount(0);

    await stage
      .getByRole('treeitem', { name: 'Contracts' })
      .locator('.MuiTreeItem-iconContainer')
      .click();
    await expect(stage.getByText('Suppliers')).toBeVisible();
    await stage.getByText('Contracts', { exact: true }).click();
    await page.keyboard.press('Enter');
    await expect(stage.getByText('Suppliers')).toHaveCount(0);
  },
);
