import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'reads position and name from rows, and puts the eight planets on a line',
  async ({ stage, page }) => {
    const points = stage.locator('.MuiScatter-root > *');
    await expect(points).toHaveCount(8);
    const places = await points.evaluateAll((all) =>
      all.map((point) => {
        const { x, y, width, height } = point.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }),
    );
    const [mercury] = places;
    const neptune = places.at(-1);
    if (!mercury || !neptune) throw new Error('There are no points.');
    const slope = (neptune.y - mercury.y) / (neptune.x - mercury.x);
    for (const { x, y } of places) {
      expect(Math.abs(mercury.y + slope * (x - mercury.x) - y)).toBeLessThan(4);
    }
    await points.nth(2).hover({ force: true });
    await expect(tooltipRows(page)).toHaveText([
      'PlanetEarth: year of 1, at 1 AU',
    ]);
    await points.last().hover({ force: true });
    await expect(tooltipRows(page)).toContainText(['Neptune']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
