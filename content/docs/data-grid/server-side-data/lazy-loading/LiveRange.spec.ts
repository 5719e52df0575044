import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'refreshes the rows in view, without a change of the place',
  async ({ stage }) => {
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const scrollTo = (row: number) =>
      scroller.evaluate((box, top) => box.scrollTo({ top }), row * 52);
    const weight = (id: number) =>
      stage.locator(`[role="row"][data-id="${id}"] [data-field="weight"]`);
    const read = async (id: number) => {
      await expect(weight(id)).toHaveText(/^[\d,]+$/);
      return Number((await weight(id).textContent())?.replaceAll(',', ''));
    };
    const first = await read(1);
    await scrollTo(900);
    const before = await read(903);

    await stage.getByRole('button', { name: 'Add a ton' }).click();
    await stage.getByRole('button', { name: 'Refresh' }).click();
    await expect(weight(903)).toHaveText(
      (before + 1000).toLocaleString('en-US'),
    );
    expect(await scroller.evaluate((box) => box.scrollTop)).toBe(900 * 52);

    // The cache was cleared: what is scrolled to is new as well.
    await scrollTo(0);
    await expect(weight(1)).toHaveText((first + 1000).toLocaleString('en-US'));
  },
);
