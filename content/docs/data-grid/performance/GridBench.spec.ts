import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'fills a column for each number of rows, and leaves the grid as it was',
  async ({ stage }) => {
    const results = stage.getByRole('grid', { name: 'Time of each step' });
    const times = (size: number) =>
      results.locator(`[role="gridcell"][data-field="${size}"]`);
    const goods = stage
      .getByRole('grid', { name: 'Shipments to measure' })
      .locator('[role="gridcell"][data-field="goods"]');
    await expect(times(1000)).toHaveText(Array.from({ length: 6 }, () => '–'));
    await stage.getByRole('button', { name: 'Measure' }).click();
    const measured = Array.from({ length: 6 }, () => /^\d+\.\d ms$/);
    await expect(times(1000)).toHaveText(measured);
    await expect(goods.first()).toHaveText('Paper');

    await stage.getByRole('button', { name: '10,000' }).click();
    await stage.getByRole('button', { name: 'Measure' }).click();
    await stage.getByRole('button', { name: 'Measure' }).click();
    await expect(times(10_000)).toHaveText(measured);
    // What was measured before stays.
    await expect(times(1000)).toHaveText(measured);
    await expect(goods.first()).toHaveText('Paper');
    await expect(
      results.locator('[role="gridcell"][data-field="100000"]').first(),
    ).toHaveText('–');
  },
);
