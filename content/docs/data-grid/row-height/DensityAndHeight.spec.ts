import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'scales header and rows with the density, and the own height with its factor',
  async ({ stage }) => {
    const height = (selector: string) => async () =>
      (await stage.locator(selector).first().boundingBox())?.height;
    const usual = height('[role="row"][data-id="1"]');
    const delayed = height('[role="row"][data-id="4"]');
    const header = height('[role="columnheader"]');

    for (const [density, row, own, head] of [
      ['compact', 36, 56, 39],
      ['comfortable', 67, 104, 72],
      ['standard', 52, 80, 56],
    ] as const) {
      await stage.getByRole('button', { name: density }).click();
      await expect.poll(usual).toBe(row);
      await expect.poll(delayed).toBe(own);
      await expect.poll(header).toBe(head);
    }

    // A press on the chosen density changes nothing.
    await stage.getByRole('button', { name: 'standard' }).click();
    await expect.poll(usual).toBe(52);
  },
);
