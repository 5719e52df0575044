import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has no filter in the menu and no icon, and still filters by its headers',
  async ({ stage, page }) => {
    const input = (field: string) =>
      stage.locator(`[role="columnheader"][data-field="${field}"] input`);
    const numbers = stage.locator('[role="gridcell"][data-field="number"]');
    await input('origin').fill('hamburg');
    await expect(numbers).toHaveText(['NG-10003', 'NG-10010']);
    await input('destination').fill('busan');
    await expect(numbers).toHaveText(['NG-10003']);
    await expect(
      stage.getByRole('button', { name: 'Show filters' }),
    ).toHaveCount(0);
    await input('origin').fill('');
    await expect(numbers.nth(1)).toHaveText('NG-10004');
    await input('number').fill('10004');
    await expect(numbers).toHaveText(['NG-10004']);

    await stage.getByRole('columnheader', { name: 'Origin' }).first().focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Filter' })).toHaveCount(0);
    await page.keyboard.press('Escape');
  },
);
