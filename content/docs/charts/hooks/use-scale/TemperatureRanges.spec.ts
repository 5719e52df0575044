import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws each range with a height of its difference, and nothing where a value is missing',
  async ({ stage, page }) => {
    const capsules = stage.locator('[data-capsule]');
    await expect(capsules).toHaveCount(11);
    const differences = [11, 12, 14, 15, 16, 16, 16, 14, 12, 9, 10];
    const heights = await capsules.evaluateAll((rects) =>
      rects.map((rect) => Number(rect.getAttribute('height'))),
    );
    const pixelsPerDegree = (heights[0] ?? 0) / 11;
    expect(pixelsPerDegree).toBeGreaterThan(0);
    heights.forEach((height, index) => {
      expect(height).toBeCloseTo(
        pixelsPerDegree * (differences[index] ?? 0),
        1,
      );
    });
    const [may, july] = await Promise.all([
      capsules.nth(4).boundingBox(),
      capsules.nth(5).boundingBox(),
    ]);
    if (!may || !july) throw new Error('The capsules have no size.');
    await page.mouse.move((may.x + july.x + july.width) / 2, may.y + 20);
    await expect(tooltipRows(page)).toHaveText([
      'Highestnot measured',
      'Lowest9 °C',
    ]);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
