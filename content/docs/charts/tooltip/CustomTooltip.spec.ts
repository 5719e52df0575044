import { expect } from '@playwright/test';
import { barsOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'adds up the series of the column under the pointer',
  async ({ stage, page }) => {
    const tooltip = page.getByRole('tooltip');
    await expect(barsOf(stage)).toHaveCount(8);
    await barsOf(stage).nth(0).hover();
    await expect(tooltip).toContainText('Q1: 11,500 subscribers');
    await expect(tooltip).toContainText('Web: 3,100');
    await barsOf(stage).nth(3).hover();
    await expect(tooltip).toContainText('Q4: 13,320 subscribers');
    await expect(tooltip).toHaveCount(1);
    await page.mouse.move(0, 0);
    await expect(tooltip).toHaveCount(0);
  },
);
