import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

/** What the icons of the demo draw, and what those of the package do not. */
const shapes = {
  less: 'm12 8-6 6 1.41 1.41L12 10.83l4.59 4.58L18 14z',
  more: 'M16.59 8.59 12 13.17 7.41 8.59 6 10l6 6 6-6z',
  unfold:
    'M12 5.83 15.17 9l1.41-1.41L12 3 7.41 7.59 8.83 9zm0 12.34L8.83 15l-1.41 1.41L12 21l4.59-4.59L15.17 15z',
};

testDemo(
  import.meta.url,
  'shows its own icon for each direction, and the buttons keep their names',
  async ({ stage, page }) => {
    const weight = stage.getByRole('columnheader', { name: 'Weight' });
    const icon = (shape: string) => weight.locator(`svg path[d="${shape}"]`);
    await expect(icon(shapes.less)).toBeVisible();
    await weight.click();
    await expect(icon(shapes.more)).toBeVisible();
    await expect(icon(shapes.less)).toHaveCount(0);
    await weight.click();
    await expect(icon(shapes.unfold)).toHaveCount(1);

    await weight.hover();
    await weight.getByRole('button', { name: /menu/i }).click();
    await expect(page.getByRole('menuitem', { name: 'Filter' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  },
);
