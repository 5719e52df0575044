import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'uses the free space: a half gauge is larger than a full one in the same box',
  async ({ stage, page }) => {
    const arc = stage.getByRole('meter').locator('path').first();
    const slide = async (name: string, key: 'Home' | 'End') => {
      await stage.getByRole('slider', { name }).focus();
      await page.keyboard.press(key);
    };
    const half = await arc.boundingBox();
    if (!half) throw new Error('The arc has no size.');
    await slide('startAngle', 'Home');
    await slide('endAngle', 'End');
    await expect
      .poll(async () => (await arc.boundingBox())?.width ?? Infinity)
      .toBeLessThan(half.width / 1.2);
    const full = await arc.boundingBox();
    if (!full) throw new Error('The arc has no size.');

    await slide('cornerRadius', 'Home');
    await slide('innerRadius', 'Home');
    await expect(stage.getByRole('meter')).toHaveText('74');
    // A circle that touches all four sides.
    expect(Math.abs(full.width - full.height)).toBeLessThan(2);
  },
);
