import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'disables a closed trail',
  async ({ stage, page }) => {
    await expect(
      stage.getByRole('treeitem', { name: 'Gorge' }).last(),
    ).toHaveAttribute('aria-disabled', 'true');
    await stage.getByText('Ridge walk').click();
    await page.keyboard.press('ArrowDown');
    await expect(stage.getByRole('treeitem', { name: 'Forest' })).toBeFocused();
  },
);
