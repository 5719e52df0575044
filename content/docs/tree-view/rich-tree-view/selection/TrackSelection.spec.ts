import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'tells which item was added or removed',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const box = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true }).locator('input');
    await box('Peppers').check();
    await expect(status).toHaveText('Last change: peppers added');
    await box('Olives').uncheck();
    await expect(status).toHaveText('Last change: olives removed');

    await stage.getByText('Anchovies').click();
    await page.keyboard.press('Space');
    await expect(status).toHaveText('Last change: anchovies added');
  },
);
