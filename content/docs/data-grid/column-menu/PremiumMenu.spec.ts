import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'offers pinning, grouping and aggregation where the column allows them',
  async ({ stage, page }) => {
    const open = async (name: string) => {
      // The menu before fades out.
      await expect(page.getByRole('menu')).toHaveCount(0);
      await stage.getByRole('columnheader', { name }).focus();
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(page.getByRole('menu')).toBeVisible();
    };
    const item = (name: string) => page.getByRole('menuitem', { name });
    await open('Carrier');
    await expect(item('Pin to left')).toBeVisible();
    await expect(item('Group by Carrier')).toBeVisible();
    await page.keyboard.press('Escape');
    // Proves: In the demo, you cannot pin Shipment, and you cannot group
    await open('Weight');
    await expect(
      page.getByRole('menu').getByText('Aggregation').first(),
    ).toBeVisible();
    await expect(item('Group by')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await open('Shipment');
    await expect(item('Pin to')).toHaveCount(0);
    await item('Group by Shipment').click();
    await expect(stage.getByText('NG-10001 (1)')).toBeVisible();
  },
);
