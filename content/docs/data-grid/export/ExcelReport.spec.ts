import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'writes a title, formats, a total and a list of options, as often as it is pressed',
  async ({ stage, page }) => {
    for (let time = 0; time < 2; time += 1) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        stage.getByRole('button', { name: 'Download for Excel' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('shipments.xlsx');
      await expect(stage.getByRole('status')).toHaveText('The file is ready.');

      const parts = unzipSync(readFileSync(await file.path()));
      const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
      const sheet = part('xl/worksheets/sheet1.xml');
      const texts = part('xl/sharedStrings.xml');
      for (const text of ['Shipments by departure', 'Weight', 'NG-10001']) {
        expect(texts).toContain(text);
      }
      // Title, empty row, headers, five shipments, total.
      expect(sheet).toContain('<f>SUM(B4:B8)</f>');
      expect(sheet).toContain('<v>182400</v>');
      expect(sheet).toContain('dataValidation');
      const styles = part('xl/styles.xml');
      expect(styles).toContain('yyyy-mm-dd');
      expect(styles).toContain('#,##0');
      expect(part('xl/workbook.xml')).toContain('name="Options"');
    }
  },
);
