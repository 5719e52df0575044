import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps the rows when the total becomes known, and starts again when it is forgotten',
  async ({ stage }) => {
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const number = (id: number) =>
      stage.locator(`[role="row"][data-id="${id}"] [data-field="number"]`);
    const requests = stage
      .getByRole('group', { name: 'Requests to the server' })
      .getByRole('listitem');
    const known = stage.getByLabel('The total is known');
    await expect(stage.getByText('Total Rows: 20')).toBeVisible();

    await known.check();
    await expect(stage.getByText('Total Rows: 500')).toBeVisible();
    await expect(number(1)).toHaveText('NG-10001');
    await expect(requests).toHaveCount(1);
    await scroller.evaluate((box) => box.scrollTo({ top: 52 * 300 }));
    await expect(number(301)).toHaveText('NG-10301');

    await known.uncheck();
    await expect(stage.getByText('Total Rows: 20')).toBeVisible();
    await expect(number(1)).toHaveText('NG-10001');
    await expect(requests.first()).toContainText('rows 0 to 19');
    expect(await scroller.evaluate((box) => box.scrollTop)).toBe(0);
  },
);

testDemo(
  import.meta.url,
  'empties the view until the next scroll when the total becomes known far down',
  async ({ stage }) => {
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const parts = 6;
    const size = 20;
    for (let loaded = size; loaded < parts * size; loaded += size) {
      await expect(stage.getByText(`Total Rows: ${loaded}`)).toBeVisible();
      await scroller.evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
    }
    await expect(stage.getByText(`Total Rows: ${parts * size}`)).toBeVisible();
    // Those that users have scrolled to came with the fifth part.
    const inView = stage
      .locator('[role="row"] [data-field="number"]')
      .filter({ hasText: /NG-100[89]/ });
    await expect(inView.first()).toBeVisible();

    await stage.getByLabel('The total is known').check();
    await expect(stage.getByText('Total Rows: 500')).toBeVisible();
    await expect(inView).toHaveCount(0);
    await scroller.evaluate((box) => box.scrollBy({ top: -60 }));
    await expect(inView.first()).toBeVisible();
  },
);
