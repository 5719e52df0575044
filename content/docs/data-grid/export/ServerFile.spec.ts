import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'downloads the rows that are not loaded, can be stopped, and says when the server fails',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const button = (name: string) => stage.getByRole('button', { name });
    const down = stage.getByLabel('The server is down');
    const header = stage.getByRole('columnheader', { name: 'Number' });
    await expect(stage.getByText('1–5 of 1000')).toBeVisible();

    await button('Download all rows').click();
    await button('Stop').click();
    await expect(status).toHaveText('You have stopped the download.');
    await down.check();
    await button('Download all rows').click();
    await expect(status).toContainText('The server does not answer.');
    await down.uncheck();

    await header.click();
    await header.click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button('Download all rows').click(),
    ]);
    await expect(status).toHaveText('The file has 1000 rows.');
    const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
    expect(lines).toHaveLength(1001);
    expect(lines[0]).toBe('number,goods,weight');
    expect(lines[1]).toMatch(/^NG-11000,/);
  },
);
