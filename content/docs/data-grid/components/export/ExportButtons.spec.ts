import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { readCsv } from '#tests/support/workbook.ts';

testDemo(
  import.meta.url,
  'downloads all rows, or the selected one, in the order on the screen',
  async ({ stage, page }) => {
    const download = async () => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        stage.getByRole('button', { name: 'Download CSV' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('shipments.csv');
      const path = await file.path();
      // A number with a comma is one value again when the file is read.
      for (const line of await readCsv(path)) expect(line).toHaveLength(3);
      return (await readFile(path, 'utf8')).split('\r\n');
    };
    expect(await download()).toEqual([
      'Shipment,Goods,Weight',
      'NG-10001,Paper,"182,400"',
      'NG-10002,Solar panels,"98,400"',
      'NG-10003,Coffee beans,"270,000"',
    ]);

    await stage.getByRole('columnheader', { name: 'Goods' }).click();
    expect((await download())[1]).toBe('NG-10003,Coffee beans,"270,000"');
    await stage.getByText('Solar panels').click();
    expect(await download()).toEqual([
      'Shipment,Goods,Weight',
      'NG-10002,Solar panels,"98,400"',
    ]);
    await expect(stage.getByRole('button', { name: 'Print' })).toBeVisible();
  },
);
