import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens panels and downloads from plain buttons, which the arrow keys reach',
  async ({ stage, page }) => {
    const toolbar = stage.getByRole('toolbar', { name: 'Shipments' });
    const columns = toolbar.getByRole('button', { name: 'Columns' });
    const filters = toolbar.getByRole('button', { name: 'Filters' });
    const panel = page.locator('.MuiDataGrid-panel');
    await expect(toolbar.locator('.MuiButtonBase-root')).toHaveCount(0);
    await columns.click();
    await expect(columns).toHaveAttribute('aria-expanded', 'true');
    await expect(panel.getByRole('checkbox', { name: 'Goods' })).toBeVisible();
    // The same button closes the panel, because it takes all props and the ref.
    await columns.click();
    await expect(panel).toHaveCount(0);

    await columns.focus();
    await page.keyboard.press('ArrowRight');
    await expect(filters).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByPlaceholder('Filter value')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(filters).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.keyboard.press('Enter'),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    await page.keyboard.press('ArrowRight');
    await expect(columns).toBeFocused();
  },
);

testStylings(import.meta.url, '[role="toolbar"], [role="toolbar"] button');
