import { expect, type Locator } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

/** By how many pixels the last line of a cell ends above the cell's lower edge; negative: below it. */
const roomBelow = (cell: Locator): Promise<number> =>
  cell.evaluate((element) => {
    const lines = element.querySelectorAll('div > div');
    const last = lines[lines.length - 1];
    if (last === undefined) throw new Error('The cell has no lines.');
    return (
      element.getBoundingClientRect().bottom -
      last.getBoundingClientRect().bottom
    );
  });

testDemo(
  import.meta.url,
  'cuts the second line off as text and shows it as flex, sorted or not',
  async ({ stage }) => {
    const text = (name: string) =>
      stage.getByRole('row', { name }).locator('[data-field="city"]');
    const flex = (name: string) =>
      stage.getByRole('row', { name }).locator('[data-field="country"]');
    const expectBoth = async (name: string) => {
      await expect(text(name)).not.toHaveClass(/MuiDataGrid-cell--flex/);
      await expect.poll(() => roomBelow(text(name))).toBeLessThan(0);
      await expect(flex(name)).toHaveClass(/MuiDataGrid-cell--flex/);
      await expect.poll(() => roomBelow(flex(name))).toBeGreaterThan(4);
    };
    for (const name of ['NG-10001', 'NG-10003']) await expectBoth(name);

    await stage.getByRole('columnheader', { name: "display: 'text'" }).click();
    await expect(stage.getByRole('row').nth(1)).toContainText('Busan');
    for (const name of ['NG-10001', 'NG-10002']) await expectBoth(name);
  },
);
