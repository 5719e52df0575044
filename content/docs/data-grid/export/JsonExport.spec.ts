import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'writes values with their types, in the order of the rows on the screen',
  async ({ stage, page }) => {
    const download = async (): Promise<unknown> => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        stage.getByRole('button', { name: 'Download JSON' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('shipments.json');
      return JSON.parse(readFileSync(await file.path(), 'utf8'));
    };
    const first = { number: 'NG-10001', goods: 'Paper', containers: 19 };
    expect(await download()).toMatchObject([first, {}, {}, {}, {}]);
    const header = stage.getByRole('columnheader', { name: 'Containers' });
    await header.click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    expect(await download()).toMatchObject([
      { containers: 1 },
      { containers: 6 },
      { containers: 14 },
      { containers: 18 },
      first,
    ]);
  },
);
