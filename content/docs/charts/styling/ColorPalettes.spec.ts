import { expect } from '@playwright/test';
import { barsOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'gives each series its own color of the palette, in the chart and in the legend',
  async ({ stage, page }) => {
    const colors = () =>
      Promise.all(
        ['novels', 'crime', 'comics', 'travel', 'poetry'].map((id) =>
          barsOf(stage, id)
            .first()
            .evaluate((bar) => getComputedStyle(bar).fill),
        ),
      );
    await expect(barsOf(stage)).toHaveCount(20);
    const before = await colors();
    expect(new Set(before).size).toBe(5);
    await stage.getByRole('combobox', { name: 'colors' }).click();
    await page.getByRole('option', { name: 'bluePalette' }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    const marks = () =>
      stage
        .getByRole('listitem')
        .locator('rect')
        .evaluateAll((rects) =>
          rects.map((rect) => getComputedStyle(rect).fill),
        );
    await expect.poll(async () => (await marks())[0]).not.toBe(before[0]);
    const after = await marks();
    expect(new Set(after).size).toBe(5);
    // The bars fade to their new colors.
    await expect.poll(colors).toEqual(after);
  },
);
