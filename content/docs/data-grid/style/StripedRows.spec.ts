import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps every second row striped when the rows are sorted',
  async ({ stage }) => {
    const rows = stage.locator('[role="row"][data-id]');
    const check = async () => {
      await expect(rows).toHaveCount(5);
      for (const [index, row] of (await rows.all()).entries()) {
        await expect(row).toHaveClass(index % 2 === 0 ? /\beven\b/ : /\bodd\b/);
      }
    };
    await check();
    const stripe = (index: number) =>
      rows.nth(index).evaluate((row) => getComputedStyle(row).backgroundColor);
    expect(await stripe(1)).not.toBe(await stripe(0));
    await stage.getByRole('columnheader', { name: 'July' }).click();
    await expect(rows.first()).toContainText('Tromsø');
    await check();
  },
);
