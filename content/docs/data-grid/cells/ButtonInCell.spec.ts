import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'reaches the button of a cell with the arrow keys, presses it with Enter and Space, and adds one tab stop, not one for each row',
  async ({ stage, page, keys }) => {
    const button = (id: number) =>
      stage.getByRole('button', { name: `Track NG-1000${id}` });
    const status = stage.getByRole('status');

    await button(2).click();
    await expect(status).toHaveText('Tracked: NG-10002');
    await stage.locator('[data-id="1"] [data-field="goods"]').click();
    await page.keyboard.press(keys.open);
    await expect(button(1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(button(3)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('Tracked: NG-10003');
    // The grid takes Space for a page of rows, unless the button keeps it.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(status).toHaveText('Tracked: NG-10002');
    await expect(button(2)).toBeFocused();
    await expect(
      stage.locator('button[tabindex="0"][aria-label^="Track"]'),
    ).toHaveCount(1);
  },
);
