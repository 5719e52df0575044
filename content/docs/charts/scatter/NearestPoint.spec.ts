import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'reacts to the nearest point from anywhere, within a distance, or on the point alone',
  async ({ stage, page }) => {
    const points = stage.locator('.MuiScatter-root > *');
    const highlighted = stage.locator('[data-highlighted=true]');
    const tooltip = page.getByRole('tooltip');
    await expect(points).toHaveCount(20);
    const choose = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();
    /** Points at the first eruption, or at a distance to the lower right of it. */
    const pointAt = async (distance: number) => {
      const point = await points.first().boundingBox();
      if (!point) throw new Error('The point has no size.');
      await page.mouse.move(0, 0);
      await page.mouse.move(
        point.x + point.width / 2 + distance,
        point.y + point.height / 2 + distance,
      );
    };
    await pointAt(30);
    await expect(tooltip).toHaveCount(1);
    await expect(highlighted).toHaveCount(1);

    await choose('Within 20 px');
    await pointAt(30);
    await expect(tooltip).toHaveCount(0);
    await pointAt(10);
    await expect(tooltip).toHaveCount(1);
    for (const name of ['On the point', 'disableVoronoi']) {
      await choose(name);
      await pointAt(10);
      await expect(tooltip).toHaveCount(0);
      await pointAt(0);
      await expect(tooltip).toHaveCount(1);
      await expect(highlighted).toHaveCount(1);
    }
    await page.mouse.move(0, 0);
    await expect(highlighted).toHaveCount(0);
  },
);
