import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'prints plain numbers on the flows, and numbers with their unit in the tooltips',
  async ({ stage, page }) => {
    const labels = stage.locator('text[data-link-source]');
    await expect(labels).toHaveCount(7);
    await expect(labels.filter({ hasText: /^46$/ })).toHaveCount(1);
    await stage.locator('[data-node="works"] rect').hover();
    await expect(tooltipRows(page)).toContainText([
      '67 million liters per day in all',
    ]);
    await stage
      .locator('path[data-link-source="river"][data-link-target="works"]')
      .hover();
    await expect(tooltipRows(page)).toContainText([
      '46 million liters per day',
    ]);
    await expect(page.getByRole('tooltip')).not.toContainText('in all');
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
