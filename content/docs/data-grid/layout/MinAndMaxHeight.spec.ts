import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'stays between its limits, scrolls above them, and renders few of many rows',
  async ({ stage }) => {
    const grid = stage.locator('.MuiDataGrid-root');
    const height = async () =>
      Math.round((await grid.boundingBox())?.height ?? 0);
    const choose = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const overflow = () =>
      scroller.evaluate(
        (element) => element.scrollHeight - element.clientHeight,
      );

    await expect.poll(height).toBe(240);
    await choose('0 rows');
    await expect.poll(height).toBe(240);
    await choose('5 rows');
    await expect.poll(height).toBe(2 + 56 + 5 * 52);
    await expect.poll(overflow).toBe(0);
    await choose('60 rows');
    await expect.poll(height).toBe(350);
    await expect.poll(overflow).toBeGreaterThan(2000);
    const rows = stage.locator('[role="row"][data-id]');
    expect(await rows.count()).toBeLessThan(15);
    // And back, without a rest of the old height.
    await choose('3 rows');
    await expect.poll(height).toBe(240);
  },
);
