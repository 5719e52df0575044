import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows a thick line where the item will be dropped',
  async ({ stage, page }) => {
    const overlay = stage.locator('.MuiTreeItem-dragAndDropOverlay');
    await stage.getByText('Terrestrial globe').hover();
    await page.mouse.down();
    const target = stage.getByText('Ghent from above');
    await target.hover({ position: { x: 60, y: 2 } });
    await target.hover({ position: { x: 60, y: 3 } });
    await expect(overlay).toHaveCSS('border-top-width', '3px');
    await page.mouse.up();
    await expect(overlay).toHaveCount(0);
    await expect(
      stage.getByRole('group').nth(1).getByRole('treeitem').first(),
    ).toHaveAccessibleName('Terrestrial globe, 1623');
  },
);

testStylings(import.meta.url, '[role="tree"], .MuiTreeItem-content');
