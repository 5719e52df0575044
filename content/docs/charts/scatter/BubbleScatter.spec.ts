import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'gives each school a circle with an area in proportion to its students',
  async ({ stage, page }) => {
    const circles = stage.locator('.MuiScatter-root circle');
    await expect(circles).toHaveCount(5);
    const radii = await circles.evaluateAll((all) =>
      all.map((circle) => Number(circle.getAttribute('r'))),
    );
    const students = [240, 980, 1450, 410, 620];
    radii.forEach((radius, index) => {
      expect(radius ** 2).toBeCloseTo((400 * (students[index] ?? 0)) / 1000, 3);
    });
    await circles.nth(2).hover({ force: true });
    await expect(tooltipRows(page)).toContainText(['Dockside: 79% of 1450']);
    await circles.nth(0).hover({ force: true });
    await expect(tooltipRows(page)).toContainText(['Birch Lane: 94% of 240']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
