import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'pastes only when that is confirmed, and takes it back',
  async ({ stage, page }) => {
    const goods = stage.locator('[role="gridcell"][data-field="goods"]');
    const undo = stage.getByRole('button', { name: 'Undo' });
    const dialog = page.getByRole('dialog', { name: 'Paste 2 lines?' });
    const answer = async (name: string) => {
      await dialog.getByRole('button', { name }).click();
      await expect(dialog).toHaveCount(0);
    };
    const original = ['Paper', 'Solar panels', 'Coffee beans', 'Machine parts'];
    await stage.getByRole('textbox').fill('Tea\nCocoa');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+c');
    await goods.nth(1).click();
    await page.keyboard.press('ControlOrMeta+v');
    await answer('Cancel');
    await expect(goods).toHaveText(original);
    await expect(undo).toBeDisabled();

    await page.keyboard.press('ControlOrMeta+v');
    await answer('Paste');
    await expect(goods).toHaveText(['Paper', 'Tea', 'Cocoa', 'Machine parts']);
    await undo.click();
    await expect(goods).toHaveText(original);
    await expect(undo).toBeDisabled();
  },
);
