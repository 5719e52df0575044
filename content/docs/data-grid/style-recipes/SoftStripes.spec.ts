import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps every second row striped when the order changes',
  async ({ stage, page }) => {
    const rows = stage.locator('[role="row"][data-id]');
    const clear = 'rgba(0, 0, 0, 0)';
    const check = async () => {
      await page.mouse.move(0, 0);
      await expect(rows.nth(0)).toHaveCSS('background-color', clear);
      await expect(rows.nth(1)).not.toHaveCSS('background-color', clear);
      await expect(rows.nth(2)).toHaveCSS('background-color', clear);
      await expect(rows.nth(3)).not.toHaveCSS('background-color', clear);
    };
    await check();
    await stage.getByRole('columnheader', { name: 'Weight' }).click();
    await expect(rows.first()).toContainText('98,400');
    await check();
  },
);

testStylings(import.meta.url, '[role="row"][data-id]');
