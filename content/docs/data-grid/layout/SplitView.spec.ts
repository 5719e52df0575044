import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'takes its share of the box, and keeps the selection when the share changes',
  async ({ stage, page }) => {
    const grid = stage.locator('.MuiDataGrid-root');
    const height = async () =>
      Math.round((await grid.boundingBox())?.height ?? 0);
    const status = stage.getByRole('status');
    await expect.poll(height).toBe(308);
    await stage.getByRole('gridcell', { name: 'NG-10002' }).click();
    await expect(status).toHaveText(
      'NG-10002: Felixstowe to Savannah, Alma Line',
    );
    await stage.getByRole('slider').focus();
    await page.keyboard.press('Home');
    await expect.poll(height).toBe(176);
    await page.keyboard.press('End');
    await expect.poll(height).toBe(352);
    await expect(status).toHaveText(
      'NG-10002: Felixstowe to Savannah, Alma Line',
    );
    await stage
      .getByRole('gridcell', { name: 'NG-10002' })
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(status).toHaveText('Select a shipment to see its route.');
  },
);
