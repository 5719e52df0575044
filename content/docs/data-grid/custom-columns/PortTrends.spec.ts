import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'sorts sparklines by their number, names them, and exports a text',
  async ({ stage }) => {
    const header = stage.getByRole('columnheader', {
      name: 'Containers, last 4 weeks',
    });
    const cells = stage.locator('[role="gridcell"][data-field="change"]');
    const changes = () =>
      cells.evaluateAll((list) =>
        list.map((cell) => {
          const [, count, word] =
            /(\d+) (more|fewer)/.exec(cell.textContent ?? '') ?? [];
          return word === 'fewer' ? -Number(count) : Number(count ?? 0);
        }),
      );
    const rising = (numbers: number[]) =>
      numbers.every((number, at) => number >= (numbers[at - 1] ?? number));

    await expect(
      cells.first().getByRole('img', { name: 'Containers in each week:' }),
    ).toBeVisible();
    await expect(cells.first().locator('svg path').first()).toBeAttached();
    await header.click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(async () => rising(await changes())).toBe(true);
    const [lowest] = await changes();
    expect(lowest).toBeLessThan(0);
    await header.click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect
      .poll(async () => rising((await changes()).toReversed()))
      .toBe(true);

    // The export has words, and not the twelve numbers of the line.
    await stage.getByRole('button', { name: 'Show the export' }).click();
    await expect(stage.locator('pre')).toContainText(/,\d+ (more|fewer)/);
    await expect(stage.locator('pre')).not.toContainText('NaN');
  },
);
