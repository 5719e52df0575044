import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens one panel at a time, closes it by the same button, and downloads a file',
  async ({ stage, page }) => {
    const columns = stage.getByRole('button', { name: 'Columns' });
    const filters = stage.getByRole('button', { name: 'Filters' });
    const panel = page.locator('.MuiDataGrid-panel');
    await columns.click();
    await expect(panel.getByRole('checkbox', { name: 'Goods' })).toBeVisible();
    await expect(columns).toHaveAttribute('aria-expanded', 'true');
    await columns.click();
    await expect(panel).toHaveCount(0);

    await filters.click();
    await expect(panel.getByPlaceholder('Filter value')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(columns).not.toHaveAttribute('aria-expanded', 'true');

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      stage.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    // All parts are items of one toolbar.
    await expect(stage.getByRole('toolbar').getByRole('button')).toHaveCount(3);
  },
);
