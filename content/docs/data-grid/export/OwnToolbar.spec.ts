import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'writes semicolons and the mark of UTF-8, each time it is pressed',
  async ({ stage, page }) => {
    for (let time = 0; time < 2; time += 1) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        stage.getByRole('button', { name: 'Spreadsheet' }).click(),
      ]);
      const bytes = readFileSync(await file.path());
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const [header] = bytes.subarray(3).toString('utf8').split('\r\n');
      expect(header).toBe('Number;Goods;Status');
    }
  },
);
