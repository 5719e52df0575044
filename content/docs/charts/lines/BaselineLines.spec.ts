import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'fills down to the bottom, to a number, or up to the top',
  async ({ stage }) => {
    const area = stage.locator('.MuiAreaElement-root');
    const line = stage.locator('.MuiLineElement-root');
    await expect(area).toHaveCount(1);
    /** How far the area reaches above and below the line, in pixels. */
    const reach = async () => {
      const filled = await area.boundingBox();
      const drawn = await line.boundingBox();
      if (!filled || !drawn) throw new Error('The chart has no size.');
      const above = drawn.y - filled.y;
      return { above, below: filled.height - above - drawn.height };
    };
    const choose = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();
    const goal = await reach();
    expect(Math.abs(goal.above)).toBeLessThan(3);
    expect(Math.abs(goal.below)).toBeLessThan(3);

    await choose('min');
    await expect.poll(async () => (await reach()).below).toBeGreaterThan(60);
    expect(Math.abs((await reach()).above)).toBeLessThan(3);
    await choose('max');
    await expect.poll(async () => (await reach()).above).toBeGreaterThan(4);
    expect(Math.abs((await reach()).below)).toBeLessThan(3);
    await choose('max');
    await expect(
      stage.getByRole('button', { name: 'max', exact: true }),
    ).toHaveAttribute('aria-pressed', 'true');
  },
);
