import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'points up for values that grow, and turns upside down, while the order stays',
  async ({ stage }) => {
    const layers = stage.locator('.MuiFunnelSection-root');
    await expect(layers).toHaveCount(3);
    const widths = async () => {
      const first = await layers.first().boundingBox();
      const last = await layers.last().boundingBox();
      if (!first || !last) throw new Error('The layers have no size.');
      expect(first.y).toBeLessThan(last.y);
      return last.width - first.width;
    };
    await expect.poll(widths).toBeGreaterThan(50);
    await stage.getByRole('button', { name: 'decreasing' }).click();
    await expect.poll(widths).toBeLessThan(-50);
    await stage.getByRole('button', { name: 'decreasing' }).click();
    await expect.poll(widths).toBeLessThan(-50);
    await stage.getByRole('button', { name: 'increasing' }).click();
    await expect.poll(widths).toBeGreaterThan(50);
    await expect(stage.locator('.MuiFunnelSection-label')).toHaveText([
      '12',
      '850',
      '6,400',
    ]);
  },
);
