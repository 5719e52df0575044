import { expect } from '@playwright/test';
import {
  barsOf,
  expectBars,
  expectProportions,
  tooltipRows,
} from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws bars to the right, the first category at the top, with names that are not cut',
  async ({ stage, page }) => {
    await expectBars(barsOf(stage), (measured) => {
      const widths = measured.map(({ width }) => width);
      expectProportions(widths, [38, 31, 24, 17, 9]);
      const places = measured.map(({ y }) => y);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(new Set(measured.map(({ x }) => x)).size).toBe(1);
    });
    await expect(
      stage.getByText('Hospital shuttle', { exact: true }),
    ).toBeVisible();
    await barsOf(stage).last().hover();
    await expect(page.getByRole('tooltip')).toContainText('Hospital shuttle');
    await expect(tooltipRows(page)).toHaveText(['9 min']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
