import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'selects one folder by mouse and by keyboard, and deselects it with Space',
  async ({ stage, page }) => {
    const folder = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true, selected: true });
    await stage.getByText('Drafts').click();
    await expect(folder('Drafts')).toBeVisible();
    await expect(folder('Invoices')).toHaveCount(0);

    await page.keyboard.press('ArrowDown');
    await expect(folder('Drafts')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(folder('Sent')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(stage.getByRole('treeitem', { selected: true })).toHaveCount(
      0,
    );
  },
);
