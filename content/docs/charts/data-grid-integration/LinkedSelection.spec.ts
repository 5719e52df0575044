import { expect } from '@playwright/test';
import { barsOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'selects in both directions, also after all rows have been selected at once',
  async ({ stage }) => {
    const status = stage.getByRole('status');
    const bars = barsOf(stage);
    const row = (name: string) =>
      stage.getByRole('row', { name }).getByRole('checkbox');
    await expect(bars).toHaveCount(8);
    await expect(status).toHaveText('1 selected, 95 km²');
    await expect(row('Crane Lake')).toBeChecked();

    await bars.nth(0).click();
    await expect(status).toHaveText('2 selected, 157 km²');
    await expect(row('Alder Lake')).toBeChecked();
    await bars.nth(0).click();
    await expect(row('Alder Lake')).not.toBeChecked();

    const fill = (index: number) =>
      bars.nth(index).evaluate((bar) => getComputedStyle(bar).fill);
    await row('Birch Lake').click();
    await expect(status).toHaveText('2 selected, 113 km²');
    await expect.poll(() => fill(1)).toBe(await fill(2));
    expect(await fill(0)).not.toBe(await fill(1));

    await stage.getByRole('checkbox', { name: 'Select all rows' }).click();
    await expect(status).toHaveText('8 selected, 322 km²');
    await bars.nth(2).click();
    await expect(status).toHaveText('7 selected, 227 km²');
    await expect(row('Crane Lake')).not.toBeChecked();
    await bars.nth(2).click();
    await expect(status).toHaveText('8 selected, 322 km²');
  },
);
