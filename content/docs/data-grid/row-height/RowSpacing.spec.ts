import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps ten pixels between rows as a margin and as a border, and none around them',
  async ({ stage }) => {
    const cells = stage.locator('[role="gridcell"][data-field="number"]');
    const gaps = () =>
      cells.evaluateAll((all) =>
        all
          .map((cell) => cell.getBoundingClientRect())
          .map(({ top }, index, boxes) =>
            index === 0 ? 0 : Math.round(top - (boxes[index - 1]?.bottom ?? 0)),
          ),
      );
    const width = () =>
      stage
        .locator('[role="row"][data-id="2"]')
        .evaluate((row) => getComputedStyle(row).borderTopWidth);

    expect(await gaps()).toEqual([0, 10, 10, 10, 10]);
    expect(await width()).toBe('0px');
    await stage.getByLabel('Space as a border').check();
    await expect.poll(width).toBe('5px');
    await expect.poll(gaps).toEqual([0, 10, 10, 10, 10]);
    await stage.getByLabel('Space as a border').uncheck();
    await expect.poll(width).toBe('0px');

    // The first row is the one at the top after sorting, too.
    await stage.getByRole('columnheader', { name: 'Goods' }).click();
    await expect(cells.first()).toHaveText('NG-10003');
    await expect.poll(gaps).toEqual([0, 10, 10, 10, 10]);
  },
);
