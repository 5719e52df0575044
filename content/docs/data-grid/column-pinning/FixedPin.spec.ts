import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'offers no way to unpin the first column, and puts other columns after it',
  async ({ stage, page }) => {
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const item = (name: string) => page.getByRole('menuitem', { name });
    const open = async (name: string) => {
      await expect(page.locator('.MuiDataGrid-menu')).toHaveCount(0);
      await header(name).focus();
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(page.locator('.MuiDataGrid-menu')).toBeVisible();
    };
    const pinned = stage.locator('.MuiDataGrid-columnHeader--pinnedLeft');
    await expect(pinned).toHaveText(['Shipment']);
    await open('Shipment');
    await expect(item('Sort by ASC')).toBeVisible();
    // Proves: If you add such a column to the model, users cannot unpin it.
    await expect(item('Pin to')).toHaveCount(0);
    await expect(item('Unpin')).toHaveCount(0);
    await page.keyboard.press('Escape');

    await open('Goods');
    await item('Pin to left').click();
    await expect(pinned).toHaveText(['Shipment', 'Goods']);
    await open('Goods');
    await item('Unpin').click();
    await expect(pinned).toHaveText(['Shipment']);
    // It can be hidden, and comes back pinned.
    await open('Shipment');
    await item('Hide column').click();
    await expect(pinned).toHaveCount(0);
    await open('Goods');
    await item('Manage columns').click();
    await page.getByRole('checkbox', { name: 'Shipment' }).check();
    await page.keyboard.press('Escape');
    await expect(pinned).toHaveText(['Shipment']);
  },
);
