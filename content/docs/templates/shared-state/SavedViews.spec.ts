import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { pointAt } from '#tests/support/browser.ts';

testDemo(
  import.meta.url,
  'saves views under names, brings them back after a reload, and deletes them',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const name = stage.getByLabel('Name of the view');
    const oceans = stage.getByRole('checkbox', { name: 'Oceans' });
    await stage.getByRole('button', { name: 'Save' }).click();
    await expect(status).toHaveText('Name the view first.');
    await name.fill('Both');
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('Saved Both');
    await oceans.click();
    await stage.getByRole('checkbox', { name: 'Minerals' }).click();
    await expect(stage.getByText('Check a hall')).toHaveCount(2);
    await name.fill(' None ');
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('Saved None');
    // The same name again replaces the view.
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('button', { name: 'None' })).toHaveCount(1);

    await page.evaluate(() => {
      const kept: unknown = JSON.parse(
        localStorage.getItem('museum-views') ?? '[]',
      );
      const broken = [
        null,
        7,
        { name: 'Moon', halls: ['Moon'], sort: 'adults' },
      ];
      const all = Array.isArray(kept) ? [...kept, ...broken] : broken;
      localStorage.setItem('museum-views', JSON.stringify(all));
    });
    await page.reload();
    const again = await pointAt(page.locator('[data-stage="SavedViews"]'));
    await expect(again.getByRole('button', { name: 'Moon' })).toHaveCount(0);
    // Proves: A view is one object, so nothing is forgotten when it is
    await again.getByRole('button', { name: 'None' }).click();
    await expect(again.getByText('Check a hall')).toHaveCount(2);
    await again.getByRole('button', { name: 'Both' }).click();
    await expect(oceans).toBeChecked();
    await again.getByRole('button', { name: 'Both' }).focus();
    await page.keyboard.press('Delete');
    await expect(again.getByRole('button', { name: 'Both' })).toHaveCount(0);
    await expect(status).toHaveText('Deleted Both');
    await expect(again.getByLabel('Name of the view')).toBeFocused();
  },
  { alone: true },
);

testDemo(
  import.meta.url,
  'starts without views where the storage holds nonsense',
  async ({ stage, page }) => {
    await page.evaluate(() => localStorage.setItem('museum-views', '{"half'));
    await page.reload();
    const again = await pointAt(page.locator('[data-stage="SavedViews"]'));
    await expect(again.getByLabel('Name of the view')).toBeVisible();
    await expect(stage.locator('.MuiChip-root')).toHaveCount(0);
  },
  { alone: true },
);
