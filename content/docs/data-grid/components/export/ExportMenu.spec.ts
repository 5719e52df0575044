import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'downloads what is visible or everything, closes the menu, and returns the focus',
  async ({ stage, page }) => {
    const trigger = stage.getByRole('button', { name: 'Export' });
    const download = async (item: string) => {
      await trigger.click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: item }).click(),
      ]);
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(trigger).toBeFocused();
      return readFile(await file.path(), 'utf8');
    };
    const seen = (await download('What I see, as CSV')).split('\r\n');
    expect(seen).toEqual([
      'Shipment,Goods,Status',
      'NG-10002,Solar panels,Delivered',
      'NG-10006,Paper,Delivered',
      'NG-10007,Olive oil,Delivered',
    ]);
    const all = (await download('Everything, as CSV')).split('\r\n');
    expect(all[0]).toBe('Shipment,Goods,Status,Carrier');
    expect(all).toHaveLength(13);
    const json = await download('What I see, as JSON');
    expect(json).toContain('"number":"NG-10006"');
    expect(json).not.toContain('NG-10001');
    expect(json).not.toContain('carrier');

    await trigger.click();
    await expect(page.getByRole('menuitem', { name: 'Print' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  },
);
