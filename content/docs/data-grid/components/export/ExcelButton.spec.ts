import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { readWorkbook } from '#tests/support/workbook.ts';

testDemo(
  import.meta.url,
  'writes an Excel file, says when it is ready, and does it again',
  async ({ stage, page }) => {
    const button = stage.getByRole('button', { name: 'Download Excel' });
    const status = stage.getByRole('status');
    await expect(status).toHaveText('');
    for (let round = 0; round < 2; round += 1) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        button.click(),
      ]);
      expect(file.suggestedFilename()).toBe('shipments.xlsx');
      const workbook = await readWorkbook(await file.path());
      const [sheet] = workbook.worksheets;
      expect(sheet?.getCell('A2').value).toBe('NG-10001');
      await expect(status).toHaveText('Ready');
    }
    await expect(button).toBeEnabled();
  },
);
