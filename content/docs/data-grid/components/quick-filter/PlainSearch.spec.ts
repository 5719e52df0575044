import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'searches and clears without an element of Material UI in the toolbar',
  async ({ stage, page }) => {
    const toolbar = stage.getByRole('toolbar');
    const field = toolbar.getByRole('searchbox', { name: 'Search shipments' });
    const goods = stage.locator('[role="gridcell"][data-field="goods"]');
    await expect(toolbar.locator('[class*="Mui"]')).toHaveCount(0);
    await field.fill('paper');
    await expect(goods).toHaveText(['Paper']);
    await toolbar.getByRole('button', { name: 'Clear' }).click();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(goods).toHaveCount(4);
    await page.keyboard.type('solar');
    await expect(goods).toHaveText(['Solar panels']);
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await expect(goods).toHaveCount(4);
    // An empty field stays, because it is always expanded.
    await page.keyboard.press('Escape');
    await expect(field).toBeVisible();
  },
);

testStylings(
  import.meta.url,
  '[role="toolbar"], [role="toolbar"] button, [role="toolbar"] input',
);
