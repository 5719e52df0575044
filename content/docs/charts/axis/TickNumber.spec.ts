import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps round values at every number of ticks, and at least two of them',
  async ({ stage }) => {
    const values = stage.locator(
      '.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel',
    );
    const numbers = async () => (await values.allTextContents()).map(Number);
    const slider = stage.getByRole('slider');
    await expect.poll(numbers).toEqual([0, 20, 40, 60, 80, 100]);
    await slider.fill('10');
    await expect
      .poll(numbers)
      .toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    await slider.fill('2');
    await expect.poll(numbers).toEqual([0, 50, 100]);
    await slider.fill('4');
    await expect.poll(numbers).toEqual([0, 20, 40, 60, 80, 100]);
  },
);
