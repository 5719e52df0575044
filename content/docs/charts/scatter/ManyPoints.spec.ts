import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws 1,500 points in two paths or in 1,500 circles, with the same tooltip',
  async ({ stage, page }) => {
    const paths = stage.locator('.MuiScatter-root > path');
    const circles = stage.locator('.MuiScatter-root > circle');
    await expect(paths).toHaveCount(2);
    await expect(circles).toHaveCount(0);
    const chart = stage.getByRole('img', { name: /1500 parcels$/ });
    const box = await chart.boundingBox();
    if (!box) throw new Error('The chart has no size.');
    const point = async () => {
      await page.mouse.move(0, 0);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      await chart.hover({ position: { x: box.width / 3, y: 200 } });
      return page.getByRole('tooltip').textContent();
    };
    const first = await point();
    expect(first).toMatch(/\([\d.]+, [\d.]+\)/);
    await stage.getByRole('switch', { name: /svg-batch/ }).uncheck();
    await expect(circles).toHaveCount(1500);
    await expect(paths).toHaveCount(0);
    expect(await point()).toBe(first);
    await stage.getByRole('switch', { name: /svg-batch/ }).check();
    await expect(paths).toHaveCount(2);
    await page.mouse.move(0, 0);
  },
);
