import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'starts at zero, cuts off what is beyond the limits, and returns to the limits of the data',
  async ({ stage }) => {
    const values = stage.locator(
      '.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel',
    );
    const choose = (name: string) =>
      stage.getByRole('button', { name }).click();
    const numbers = async () => (await values.allTextContents()).map(Number);
    await expect
      .poll(async () => Math.min(...(await numbers())))
      .toBeGreaterThan(50);
    await choose('min: 0');
    await expect.poll(async () => Math.min(...(await numbers()))).toBe(0);
    await choose('60 to 100');
    await expect.poll(async () => Math.min(...(await numbers()))).toBe(60);
    await expect.poll(async () => Math.max(...(await numbers()))).toBe(100);
    await expect(values.filter({ hasText: '112' })).toHaveCount(0);
    await choose('60 to 100');
    await expect.poll(async () => Math.max(...(await numbers()))).toBe(100);
    await choose('From data');
    await expect
      .poll(async () => Math.max(...(await numbers())))
      .toBeGreaterThan(100);
  },
);
