import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'hears clicks, also on disabled items, but not keys',
  async ({ stage, page }) => {
    await stage.getByText('Seeds').click();
    await stage.getByText('Kitchen').click({ force: true });
    await expect(stage.getByRole('status')).toHaveText(
      'Last clicks: kitchen, seeds',
    );
    await stage.getByRole('treeitem', { name: 'Tools' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('status')).toHaveText(
      'Last clicks: kitchen, seeds',
    );
  },
);
