import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'reports the nearest point within 24 px of a click, and nothing farther away',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const bus = stage.locator('.MuiScatter-root[data-series="bus"] > *');
    await expect(bus).toHaveCount(4);
    const last = await bus.last().boundingBox();
    const first = await bus.first().boundingBox();
    if (!last || !first) throw new Error('The points have no size.');
    await page.mouse.click(last.x - 60, last.y + 70);
    await expect(status).toHaveText('Click near a point');
    await page.mouse.click(first.x - 6, first.y - 6);
    await expect(status).toHaveText('By bus: 1.2 km in 11 minutes');
    const bike = await stage
      .locator('.MuiScatter-root[data-series="bike"] > *')
      .nth(1)
      .boundingBox();
    if (!bike) throw new Error('The point has no size.');
    await page.mouse.click(bike.x + 4, bike.y + 4);
    await expect(status).toHaveText('By bike: 2.6 km in 12 minutes');
    await page.mouse.click(first.x + 4, first.y + 4);
    await expect(status).toHaveText('By bus: 1.2 km in 11 minutes');
    await page.mouse.move(0, 0);
  },
);
