import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'groups by code what the menu does not offer, once for two presses',
  async ({ stage, page }) => {
    const names = stage.locator('.MuiDataGrid-groupingCriteriaCell');
    const header = stage.getByRole('columnheader', { name: 'Status' });
    await header.hover();
    await header.getByRole('button', { name: 'Status column menu' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    // Proves: In the demo, users cannot group by the status in the menu,
    await expect(page.getByRole('menuitem', { name: /^Group by/ })).toHaveCount(
      0,
    );
    await page.keyboard.press('Escape');

    const group = stage.getByRole('button', { name: 'Group by status' });
    await group.click();
    await expect(names.first()).toBeVisible();
    const count = await names.count();
    await group.click();
    await expect(names).toHaveCount(count);
    await stage.getByRole('button', { name: 'Stop grouping' }).click();
    await expect(names).toHaveCount(0);
  },
);
