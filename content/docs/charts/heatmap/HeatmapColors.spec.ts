import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has three colors, or a shade per number, and keeps a choice that is clicked twice',
  async ({ stage }) => {
    const cells = stage.locator('.MuiHeatmap-cell');
    await expect(cells).toHaveCount(41);
    const colors = () =>
      cells.evaluateAll(
        (all) => new Set(all.map((cell) => getComputedStyle(cell).fill)).size,
      );
    expect(await colors()).toBe(3);
    await stage.getByRole('button', { name: 'Continuous' }).click();
    await expect.poll(colors).toBeGreaterThan(20);
    await stage.getByRole('button', { name: 'Default' }).click();
    await expect.poll(colors).toBeGreaterThan(20);
    await stage.getByRole('button', { name: 'Default' }).click();
    await expect(
      stage.getByRole('button', { name: 'Default' }),
    ).toHaveAttribute('aria-pressed', 'true');
    await stage.getByRole('button', { name: 'Piecewise' }).click();
    await expect.poll(colors).toBe(3);
    await expect(cells).toHaveCount(41);
  },
);
