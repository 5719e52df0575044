import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'counts in words, names directions by type, and keeps the other texts',
  async ({ stage, page }) => {
    const boxes = stage.getByRole('checkbox', {
      name: 'Select row',
      exact: true,
    });
    const footer = stage.locator('.MuiDataGrid-selectedRowCount');
    await boxes.first().check();
    await expect(footer).toHaveText('1 shipment selected');
    await boxes.first().check();
    await expect(footer).toHaveText('2 shipments selected');

    const menuOf = async (name: string) => {
      await stage.getByRole('columnheader', { name }).focus();
      await page.keyboard.press('ControlOrMeta+Enter');
    };
    await menuOf('Weight');
    await expect(
      page.getByRole('menuitem', { name: 'Heaviest first' }),
    ).toBeVisible();
    // A text that was not given is the one of the package.
    await expect(page.getByRole('menuitem', { name: 'Filter' })).toBeVisible();
    await page.keyboard.press('Escape');
    await menuOf('Goods');
    await expect(page.getByRole('menuitem', { name: 'Z to A' })).toBeVisible();
    await page.keyboard.press('Escape');

    await stage.getByRole('button', { name: 'Search' }).click();
    await page.keyboard.type('zeppelin');
    await expect(stage.getByText('No shipment fits your search')).toBeVisible();
  },
);
