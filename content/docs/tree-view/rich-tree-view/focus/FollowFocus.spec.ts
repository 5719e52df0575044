import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'reports the focused item while the arrow keys move it',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    await stage.getByRole('treeitem').first().focus();
    await expect(status).toHaveText('Opens and closes the file commands');
    await page.keyboard.press('ArrowDown');
    await expect(status).toHaveText('Writes the drawing to disk');
    await page.keyboard.press('z');
    await expect(status).toHaveText('Changes the scale of the view');
  },
);
