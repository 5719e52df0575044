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
  'draws two bars per weekday from 0 and from left to right, in each direction of text',
  async ({ stage, page, direction }) => {
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expectBars(barsOf(stage), (measured) => {
      const heights = measured.map(({ height }) => height);
      const rye = [64, 58, 71, 69, 96, 132];
      const wheat = [82, 77, 80, 91, 118, 164];
      expectProportions(heights, [...rye, ...wheat]);
      const ends = new Set(measured.map(({ y, height }) => y + height));
      expect(ends.size).toBe(1);
      const places = measured.slice(0, 6).map(({ x }) => x);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    });
    await expect(stage.getByText('0', { exact: true })).toBeVisible();
    const [rye, wheat] = await Promise.all(
      ['Rye', 'Wheat'].map((name) => stage.getByText(name).boundingBox()),
    );
    if (!rye || !wheat) throw new Error('The legend has no size.');
    expect(rye.x < wheat.x).toBe(direction === 'ltr');
    await barsOf(stage).nth(5).hover();
    await expect(tooltipRows(page)).toHaveText(['Rye132', 'Wheat164']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
