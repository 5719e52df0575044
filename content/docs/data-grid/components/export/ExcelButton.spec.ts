import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

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
      // An Excel file is a ZIP archive.
      const content = await readFile(await file.path());
      expect(content.subarray(0, 2).toString()).toBe('PK');
      await expect(status).toHaveText('Ready');
    }
    await expect(button).toBeEnabled();
  },
);
