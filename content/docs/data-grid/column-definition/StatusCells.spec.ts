import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps the value of a rendered cell for sorting, screen readers and export',
  async ({ stage }) => {
    const states = stage.locator('[role="gridcell"][data-field="status"]');
    const status = stage.getByRole('columnheader', { name: 'Status' });
    await expect(states.locator('.MuiChip-root')).toHaveCount(5);
    // Proves: It changes what a cell looks like, and nothing else.
    await status.click();
    const order = ['Booked', 'At sea', 'In customs', 'Delivered', 'Delayed'];
    await expect(states).toHaveText(order);
    await status.click();
    await expect(states).toHaveText(order.toReversed());

    await stage.getByRole('columnheader', { name: 'Containers' }).click();
    const bars = stage.getByRole('progressbar');
    await expect(bars.first()).toHaveAttribute('aria-valuetext', '1 of 24');
    await expect(bars.last()).toHaveAttribute('aria-valuetext', '19 of 24');

    await stage.getByRole('button', { name: 'Show the export' }).click();
    await expect(stage.locator('pre')).toContainText('NG-10001,Booked,19');
  },
);
