import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'loads what is scrolled to, and starts at the top for a new order',
  async ({ stage }) => {
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const scrollTo = (top: number) =>
      scroller.evaluate((box, place) => box.scrollTo({ top: place }), top);
    const number = (id: number) =>
      stage.locator(`[role="row"][data-id="${id}"] [data-field="number"]`);
    await expect(stage.getByText('Total Rows: 2,000')).toBeVisible();
    await expect(number(1)).toHaveText('NG-10001');
    // All of the rows have their place, although twenty are loaded.
    await scrollTo(52 * 1500);
    await expect(number(1501)).toHaveText('NG-11501');
    await scrollTo(0);
    await expect(number(1)).toHaveText('NG-10001');

    await scrollTo(52 * 700);
    await expect(number(701)).toHaveText('NG-10701');
    const header = stage.getByRole('columnheader', { name: 'Number' });
    await header.click();
    await header.click();
    await expect(number(2000)).toHaveText('NG-12000');
    expect(await scroller.evaluate((box) => box.scrollTop)).toBe(0);
    await expect(stage.getByText('Total Rows: 2,000')).toBeVisible();
  },
);
