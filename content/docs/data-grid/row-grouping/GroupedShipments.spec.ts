import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens a group by button and key, and groups by another column in the menu',
  async ({ stage, page }) => {
    const rows = stage.locator('.MuiDataGrid-row');
    const names = stage.locator('.MuiDataGrid-groupingCriteriaCell');
    await expect(names).toHaveCount(4);
    await expect(names.first()).toHaveText(/^.+ \(\d+\)$/);
    await names.first().getByRole('button').click();
    await expect.poll(() => rows.count()).toBeGreaterThan(4);
    await page.keyboard.press('Space');
    await expect(rows).toHaveCount(4);

    // Both ways of the menu: without groups, and with another column.
    const header = stage.locator('[role="columnheader"][data-field="status"]');
    await header.hover();
    await header.getByRole('button', { name: 'Status column menu' }).click();
    await page.getByRole('menuitem', { name: 'Group by Status' }).click();
    await expect(names).toHaveCount(4);
    await names.first().getByRole('button').click();
    await expect.poll(() => names.count()).toBeGreaterThan(4);
  },
);
