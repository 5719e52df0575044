import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'downloads a file of what is on the screen, in its order and without hidden rows',
  async ({ stage, page }) => {
    const download = async () => {
      await stage.getByRole('button', { name: 'Export' }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'Download as CSV' }).click(),
      ]);
      await expect(page.getByRole('menu')).toHaveCount(0);
      expect(file.suggestedFilename()).toBe('shipments.csv');
      return readFileSync(await file.path(), 'utf8').split('\r\n');
    };
    const lines = await download();
    expect(lines).toHaveLength(6);
    expect(lines[0]).toBe('Number,Goods,Status');
    expect(lines[1]).toBe('NG-10001,Paper,Booked');

    await stage.getByRole('columnheader', { name: 'Goods' }).click();
    await stage.getByRole('button', { name: 'Search' }).click();
    await stage.getByRole('searchbox').fill('p');
    await expect(stage.locator('[role="row"][data-id]')).toHaveCount(3);
    expect(await download()).toEqual([
      'Number,Goods,Status',
      'NG-10004,Machine parts,Delayed',
      'NG-10001,Paper,Booked',
      'NG-10002,Solar panels,Delivered',
    ]);
  },
);
