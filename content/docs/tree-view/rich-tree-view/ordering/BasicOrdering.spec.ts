import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves an item to another day by dragging',
  async ({ stage, page }) => {
    const row = (name: string) =>
      stage.locator('.MuiTreeItem-content').filter({ hasText: name });
    await row('Ferry').dragTo(row('Sunday'));
    await expect(stage.getByRole('group').nth(1)).toContainText('Ferry');

    await row('Train home').hover();
    await page.mouse.down();
    await row('Fish market').hover({ position: { x: 120, y: 2 } });
    await row('Fish market').hover({ position: { x: 120, y: 3 } });
    await page.mouse.up();
    await expect(
      stage.getByRole('group').first().getByRole('treeitem').first(),
    ).toHaveAccessibleName('Train home');
  },
);
