import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { pressAway } from '#tests/support/pressAway.ts';

testDemo(
  import.meta.url,
  'loads what is scrolled to, keeps the number of rows, and tries again after a failure',
  async ({ stage }) => {
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const scrollTo = (top: number) =>
      scroller.evaluate((box, place) => box.scrollTo({ top: place }), top);
    const row = (id: number) =>
      stage.locator(`[role="row"][data-id="${id}"] [data-field="number"]`);

    await expect(stage.getByText('Total Rows: 2,000')).toBeVisible();
    await expect(row(1)).toHaveText('NG-10001');
    await scrollTo(52_000);
    await expect(row(1001)).toHaveText('NG-11001');
    // What was between has not been asked for.
    await scrollTo(26_000);
    await expect(row(501)).toHaveText('NG-10501');
    await scrollTo(0);
    await expect(row(1)).toHaveText('NG-10001');

    await stage.getByLabel('The server is down').check();
    await scrollTo(78_000);
    await expect(stage.getByRole('alert')).toContainText(
      'The server does not answer.',
    );
    await expect(row(1501)).toHaveCount(0);

    const retry = stage.getByRole('button', { name: 'Retry' });
    await pressAway(retry);
    await expect(retry).toBeVisible();
    await expect(row(1501)).toHaveCount(0);
    await stage.getByLabel('The server is down').uncheck();
    await retry.click();
    // The rows are where they belong, and nothing else has changed.
    await expect(row(1501)).toHaveText('NG-11501');
    await expect(retry).toHaveCount(0);
    await expect(stage.getByText('Total Rows: 2,000')).toBeVisible();
  },
);

testDemo(
  import.meta.url,
  'starts over in the order that failed, wherever users had scrolled to',
  async ({ stage, page }) => {
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const cell = (index: number, field: string) =>
      stage.locator(
        `[role="row"][data-rowindex="${index}"] [data-field="${field}"]`,
      );
    const weight = async (index: number) =>
      Number((await cell(index, 'weight').innerText()).replace(',', ''));
    const header = stage.getByRole('columnheader', { name: 'Weight' });
    const down = stage.getByLabel('The server is down');
    const loaded = /^NG-\d{5}$/;
    await expect(cell(0, 'number')).toHaveText('NG-10001');
    await header.click();
    await expect(cell(0, 'number')).not.toHaveText('NG-10001');
    await expect(cell(0, 'number')).toHaveText(loaded);
    await scroller.evaluate((box) => box.scrollTo({ top: 52_000 }));
    await expect(cell(1000, 'number')).toHaveText(loaded);

    await down.check();
    await header.click();
    await expect(stage.getByRole('alert')).toContainText(
      'The server does not answer.',
    );
    // People take a while to press it, and meanwhile the grid forgets that it has scrolled to the top.
    await page.waitForTimeout(1000);
    await down.uncheck();
    await stage.getByRole('button', { name: 'Retry' }).click();
    await expect(cell(0, 'number')).toHaveText(loaded);
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    expect(await weight(0)).toBeGreaterThan(400_000);
    await expect(stage.getByRole('alert')).toHaveCount(0);
    await expect(stage.getByRole('progressbar')).toHaveCount(0);
    // Other parts still arrive.
    await scroller.evaluate((box) => box.scrollTo({ top: 52_000 }));
    await expect(cell(1000, 'number')).toHaveText(loaded);
  },
);
