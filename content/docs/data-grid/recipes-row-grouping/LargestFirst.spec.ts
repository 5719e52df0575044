import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has the largest group first, last, and first again among the rows that a search leaves',
  async ({ stage, page }) => {
    const names = stage.locator('.MuiDataGrid-groupingCriteriaCell');
    const counts = async () =>
      (await names.allTextContents()).map((name) =>
        Number(/\((\d+)\)$/.exec(name)?.[1]),
      );
    const inOrder = async (direction: 1 | -1) => {
      const found = await counts();
      const sorted = [...found].sort((a, b) => direction * (a - b));
      return { found, sorted };
    };
    await expect(names).toHaveCount(4);
    const first = await inOrder(-1);
    expect(first.found).toEqual(first.sorted);
    expect(new Set(first.found).size).toBeGreaterThan(2);

    const header = stage.getByRole('columnheader', { name: 'Carrier' });
    await header.click();
    await header.click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    const last = await inOrder(1);
    expect(last.found).toEqual(last.sorted);

    await header.click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    const whole = (await counts()).join();
    await stage.getByRole('button', { name: 'Search' }).click();
    await page.keyboard.type('delivered');
    await expect.poll(async () => (await counts()).join()).not.toBe(whole);
    const left = await inOrder(-1);
    expect(left.found).toEqual(left.sorted);
  },
);
