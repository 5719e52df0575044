import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shades the quarter with three ideas at each width, and lets the pointer through',
  async ({ stage, page }) => {
    const quadrant = stage.locator('[data-quadrant]');
    const points = stage.locator('.MuiScatter-root > *');
    await expect(points).toHaveCount(8);
    for (const width of ['', '320px']) {
      await stage.evaluate((box, value) => {
        box.style.width = value;
      }, width);
      await expect(async () => {
        const area = await quadrant.boundingBox();
        if (!area) throw new Error('The quadrant has no size.');
        const inside = await points.evaluateAll(
          (all, box) =>
            all.filter((point) => {
              const place = point.getBoundingClientRect();
              const x = place.left + place.width / 2;
              const y = place.top + place.height / 2;
              return (
                x > box.x &&
                x < box.x + box.width &&
                y > box.y &&
                y < box.y + box.height
              );
            }).length,
          area,
        );
        expect(inside).toBe(3);
      }).toPass();
    }
    await stage.evaluate((box) => {
      box.style.width = '';
    });
    await expect(stage.locator('svg text', { hasText: 'Drop' })).toBeVisible();
    // The chart grows some frames after the box.
    await expect(async () => {
      await points.first().hover();
      await expect(page.getByRole('tooltip')).toContainText(
        'dark mode: 2 days, score 7',
        { timeout: 1000 },
      );
    }).toPass();
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
