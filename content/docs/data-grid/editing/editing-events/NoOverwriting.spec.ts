import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'starts with Enter and a double-click, and with no key that would clear the cell',
  async ({ stage, page }) => {
    const goods = stage.locator('[data-id="1"] [data-field="goods"]');
    const input = stage.locator('.MuiDataGrid-cell--editing input');

    await goods.click();
    for (const key of ['a', '7', 'Delete', 'Backspace', 'Control+v']) {
      await page.keyboard.press(key);
      await expect(input).toHaveCount(0);
      await expect(goods).toHaveText('Paper');
      await expect(goods).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(input).toHaveValue('Paper');
    await page.keyboard.press('Escape');
    await goods.dblclick();
    await expect(input).toHaveValue('Paper');
  },
);
