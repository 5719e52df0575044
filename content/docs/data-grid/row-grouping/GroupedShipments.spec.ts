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
    const menuOf = async (name: string) => {
      const header = stage.getByRole('columnheader').filter({
        has: page.getByRole('button', { name: `${name} column menu` }),
      });
      await header.hover();
      await header.getByRole('button', { name: `${name} column menu` }).click();
    };
    await menuOf('Status');
    await page.getByRole('menuitem', { name: 'Group by Status' }).click();
    await expect(names).toHaveCount(4);
    await names.first().getByRole('button').click();
    await expect.poll(() => names.count()).toBeGreaterThan(4);
  },
);
