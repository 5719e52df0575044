import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'gives sections a height in proportion to their value, or the same height',
  async ({ stage }) => {
    const sections = stage.locator('.MuiFunnelSection-root');
    await expect(sections).toHaveCount(4);
    const ratio = async () => {
      const first = await sections.first().boundingBox();
      const last = await sections.last().boundingBox();
      return (first?.height ?? 0) / (last?.height ?? 1);
    };
    await expect.poll(ratio).toBeGreaterThan(3);
    expect(await ratio()).toBeLessThan(5);
    await expect(stage.getByText('Trial day')).toBeVisible();
    await stage.getByRole('switch').uncheck();
    await expect.poll(ratio).toBeLessThan(1.4);
    await expect(sections).toHaveCount(4);
    await stage.getByRole('switch').check();
    await expect.poll(ratio).toBeGreaterThan(3);
  },
);
