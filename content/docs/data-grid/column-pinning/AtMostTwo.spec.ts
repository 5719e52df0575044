import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'refuses a third column, lets one change its side, and unpins all twice',
  async ({ stage, page }) => {
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const status = stage.getByRole('status');
    const choose = async (column: string, item: string) => {
      await expect(page.locator('.MuiDataGrid-menu')).toHaveCount(0);
      await header(column).focus();
      await page.keyboard.press('ControlOrMeta+Enter');
      await page.getByRole('menuitem', { name: item }).click();
    };
    const unpinAll = stage.getByRole('button', { name: 'Unpin all' });
    const refusal = 'Unpin a column before you pin a third one.';
    await expect(status).toContainText('Left: number');

    await choose('Goods', 'Pin to right');
    await expect(status).toContainText('Right: goods');
    await choose('Shipment', 'Pin to right');
    await expect(status).toContainText('Left: none');
    await expect(status).toContainText('Right: goods, number');
    await expect(status).not.toContainText(refusal);

    await choose('Origin', 'Pin to left');
    await expect(status).toContainText(refusal);
    await expect(status).toContainText('Left: none');
    await expect(
      stage.locator('.MuiDataGrid-columnHeader--pinnedLeft'),
    ).toHaveCount(0);

    await unpinAll.click();
    await expect(status).toContainText('Right: none');
    await expect(
      stage.locator('.MuiDataGrid-columnHeader--pinnedRight'),
    ).toHaveCount(0);
    await unpinAll.click();
    await choose('Origin', 'Pin to left');
    await expect(status).toContainText('Left: origin');
    await expect(status).not.toContainText(refusal);
  },
);
