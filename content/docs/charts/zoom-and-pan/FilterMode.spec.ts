import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps the scale of all weeks, or adapts it to the visible ones, and goes back',
  async ({ stage }) => {
    const labels = stage.locator(
      '.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel',
    );
    const highest = async () =>
      Math.max(...(await labels.allTextContents()).map(Number));
    const choose = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();
    await expect.poll(highest).toBeGreaterThan(300);
    await choose('discard');
    await expect.poll(highest).toBeLessThan(100);
    await choose('discard');
    await expect.poll(highest).toBeLessThan(100);
    await choose('keep');
    await expect.poll(highest).toBeGreaterThan(300);
  },
);
