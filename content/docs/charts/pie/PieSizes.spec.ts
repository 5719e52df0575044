import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'measures radii in percent and angles from the top, and closes the hole at 0',
  async ({ stage, page }) => {
    const ring = stage.locator('.MuiPieChart-series');
    const arc = stage.locator('.MuiPieArc-root').first();
    await expect(stage.locator('.MuiPieArc-root')).toHaveCount(3);
    const slide = async (name: string, key: 'Home' | 'End') => {
      await stage.getByRole('slider', { name }).focus();
      await page.keyboard.press(key);
    };
    const width = async () => (await ring.boundingBox())?.width ?? 0;
    await slide('endAngle', 'End');
    await slide('startAngle', 'Home');
    const full = await width();

    // Without a hole, each slice begins or ends in the middle.
    await slide('innerRadius', 'Home');
    await expect(arc).toHaveAttribute('d', /L-?0(\.0+)?,-?0(\.0+)?Z$/);
    await slide('outerRadius', 'Home');
    await expect.poll(width).toBeLessThan(full / 5);
    await slide('outerRadius', 'End');
    await expect.poll(width).toBeGreaterThan(full * 0.9);
    await slide('paddingAngle', 'End');
    await slide('cornerRadius', 'End');
    await expect(stage.locator('.MuiPieArc-root')).toHaveCount(3);
  },
);
