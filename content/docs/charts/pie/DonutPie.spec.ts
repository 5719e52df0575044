import { expect } from '@playwright/test';
import { resizeDemo, tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps the total in the middle of the hole at every width, and has no tooltip there',
  async ({ stage, page }) => {
    const ring = stage.locator('.MuiPieChart-series');
    const total = stage.getByText('€11,000');
    await expect(stage.locator('.MuiPieArc-root')).toHaveCount(4);
    const centered = async () => {
      const outer = await ring.boundingBox();
      const inner = await total.boundingBox();
      if (!outer || !inner) throw new Error('The chart has no size.');
      const offset = inner.x + inner.width / 2 - outer.x - outer.width / 2;
      expect(Math.abs(offset)).toBeLessThan(6);
      return { x: inner.x + inner.width / 2, y: inner.y + inner.height / 2 };
    };
    await expect(async () => {
      await centered();
    }).toPass();
    await resizeDemo(stage, '300px');
    await expect(async () => {
      await centered();
    }).toPass();
    await resizeDemo(stage, '');
    await expect(async () => {
      await centered();
    }).toPass();
    const middle = await centered();
    await page.mouse.move(middle.x + 90, middle.y);
    await expect(tooltipRows(page)).toHaveText(['Venue€4,200']);
    await page.mouse.move(middle.x, middle.y);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.mouse.move(0, 0);
  },
);
