import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { readWorkbook } from '#tests/support/workbook.ts';

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

      const workbook = await readWorkbook(await file.path());
      expect(workbook.worksheets.map(({ name }) => name)).toEqual([
        'Sheet1',
        'Options',
      ]);
      expect(workbook.creator).toBe('Northgate Freight');
      const [sheet] = workbook.worksheets;
      const cell = (address: string) => sheet?.getCell(address);
      // Title, empty row, headers, five shipments, total.
      expect(sheet?.rowCount).toBe(9);
      expect(cell('A1')?.value).toBe('Shipments by departure');
      expect(cell('A1')?.font).toMatchObject({ bold: true, size: 16 });
      expect(cell('B3')?.value).toBe('Weight');
      expect(sheet?.views).toMatchObject([{ state: 'frozen', ySplit: 3 }]);
      expect(cell('B9')?.value).toMatchObject({ formula: 'SUM(B4:B8)' });

      const numbers = sheet?.getColumn('A').values.slice(4, 9) ?? [];
      expect([...numbers].sort()).toEqual([
        'NG-10001',
        'NG-10002',
        'NG-10003',
        'NG-10004',
        'NG-10005',
      ]);
      const first = numbers.indexOf('NG-10001') + 4;
      expect(cell(`B${first}`)?.value).toBe(182_400);
      expect(cell(`B${first}`)?.numFmt).toBe('#,##0 "kg"');
      const departures = [4, 5, 6, 7, 8].map((row) => cell(`C${row}`)?.value);
      for (const departure of departures) {
        expect(departure).toBeInstanceOf(Date);
      }
      expect(departures.map(Number)).toEqual(
        departures.map(Number).sort((a, b) => a - b),
      );
      expect(cell('C4')?.numFmt).toBe('yyyy-mm-dd');
      expect(cell('D4')?.dataValidation).toMatchObject({ type: 'list' });
    }
  },
);
