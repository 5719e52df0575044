import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens a menu for the row under the pointer, and for the focused one by keyboard',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const choose = (name: string) =>
      page.getByRole('menuitem', { name, exact: true }).click();
    await stage.getByText('Bramley').click({ button: 'right' });
    await choose('Prune A-02');
    await expect(status).toHaveText('To prune: A-02');

    await stage.getByText('Cox').click({ button: 'right' });
    await choose('Prune B-01');
    await expect(status).toHaveText('To prune: A-02, B-01');
    await stage.getByText('Bramley').click({ button: 'right' });
    await choose('Do not prune A-02');
    await expect(status).toHaveText('To prune: B-01');

    await stage.getByText('Discovery').click();
    await page.keyboard.press('Shift+F10');
    await choose('Prune A-01');
    await expect(status).toHaveText('To prune: B-01, A-01');
    await stage.getByText('Discovery').click({ button: 'right' });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(status).toHaveText('To prune: B-01, A-01');
  },
);
