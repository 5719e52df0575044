import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows no outline after a click, and one as soon as a key moves the focus',
  async ({ stage, page, keys }) => {
    const goods = stage.locator('[role="gridcell"][data-field="goods"]');
    const weight = stage.locator('[role="gridcell"][data-field="weight"]');
    const header = stage.getByRole('columnheader', { name: 'Goods' });
    await goods.first().click();
    await expect(goods.first()).toBeFocused();
    await expect(goods.first()).toHaveCSS('outline-style', 'none');
    await page.keyboard.press(keys.open);
    await expect(weight.first()).toHaveCSS('outline-style', 'solid');
    await goods.nth(2).click();
    await expect(goods.nth(2)).toHaveCSS('outline-style', 'none');

    await header.click();
    await expect(header).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('ArrowDown');
    await expect(goods.first()).toHaveCSS('outline-style', 'solid');
  },
);

testStylings(import.meta.url, '[role="columnheader"], [role="gridcell"]');
