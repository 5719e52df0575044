import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'orders seats by coach, then by number',
  async ({ stage }) => {
    const seats = stage.locator('[role="gridcell"][data-field="seat"]');
    const order = ['Coach A, 16', 'Coach A, 112', 'Coach B, 7', 'Coach B, 41'];
    await expect(seats).toHaveText(order);
    await stage.getByRole('columnheader', { name: 'Seat' }).click();
    await expect(seats).toHaveText(order.toReversed());
  },
);
