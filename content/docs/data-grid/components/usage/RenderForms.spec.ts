import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps handlers and attributes on own elements, and counts the filters',
  async ({ stage, page }) => {
    const columns = stage.getByRole('button', { name: 'Columns' });
    const filters = stage.getByRole('button', { name: /^Filters/ });
    await expect(columns).not.toHaveClass(/MuiButton/);
    await columns.click();
    await expect(columns).toHaveAttribute('aria-expanded', 'true');
    await columns.click();
    await expect(page.locator('.MuiDataGrid-panel')).toHaveCount(0);

    await expect(filters).toHaveClass(/MuiButton-outlined/);
    await filters.click();
    await expect(filters).toHaveClass(/MuiButton-contained/);
    await page.getByPlaceholder('Filter value').fill('paper');
    await expect(filters).toHaveText('Filters (1)');
    await page.getByPlaceholder('Filter value').fill('');
    await expect(filters).toHaveText('Filters');
    await page.keyboard.press('Escape');
    await expect(filters).toHaveClass(/MuiButton-outlined/);
  },
);
