import { expect } from '@playwright/test';
import { barsOf, expectBars } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows a message while loading and when empty, and keeps the axis in place',
  async ({ stage, page }) => {
    const choose = (name: string) =>
      stage.getByRole('button', { name }).click();
    const chart = stage.getByRole('img', { name: 'Parcels per depot' });
    await expect(chart.getByText('No parcels on this day')).toBeVisible();
    await expect(stage.getByText('600', { exact: true })).toBeVisible();

    await choose('Loading');
    await expect(chart.getByText('Counting parcels…')).toBeVisible();
    await expect(chart.getByText('No parcels on this day')).toHaveCount(0);
    await expect(chart).toHaveAttribute('aria-busy', 'true');
    await chart.hover();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(stage.getByText('600', { exact: true })).toBeVisible();

    await choose('Loaded');
    await expectBars(barsOf(stage), (measured) => {
      expect(measured.map(({ height }) => height > 50)).toEqual([
        true,
        true,
        true,
        true,
      ]);
    });
    await expect(chart.getByText('Counting parcels…')).toHaveCount(0);
    await expect(stage.getByText('600', { exact: true })).toBeVisible();
    await choose('Empty');
    await expect(barsOf(stage)).toHaveCount(0);
    await expect(chart.getByText('No parcels on this day')).toBeVisible();
    await page.mouse.move(0, 0);
  },
);
