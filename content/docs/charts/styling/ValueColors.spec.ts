import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'splits the colors at zero, or blends them, and stays on a type when its button is pressed again',
  async ({ stage }) => {
    const stops = stage.locator('linearGradient').first().locator('stop');
    const marks = () =>
      stage
        .locator('.MuiMarkElement-root')
        .evaluateAll(
          (elements) =>
            new Set(elements.map((mark) => getComputedStyle(mark).stroke)).size,
        );
    const choose = (name: string) =>
      stage.getByRole('button', { name }).click();
    await expect(stage.locator('.MuiMarkElement-root')).toHaveCount(9);
    await expect.poll(marks).toBe(2);
    await choose('Continuous');
    await expect.poll(marks).toBeGreaterThan(5);
    expect(await stops.count()).toBeGreaterThan(2);
    await choose('Continuous');
    await expect.poll(marks).toBeGreaterThan(5);
    await choose('Piecewise');
    await expect.poll(marks).toBe(2);
  },
);
