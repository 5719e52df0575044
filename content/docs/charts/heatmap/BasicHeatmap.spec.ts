import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'puts the first hour at the top, and draws no cell where there is no value',
  async ({ stage, page }) => {
    const cells = stage
      .getByRole('group', { name: 'Swimmers by day and hour' })
      .locator('.MuiHeatmap-cell');
    await expect(cells).toHaveCount(41);
    const [morning, evening, tuesday] = await Promise.all(
      [0, 5, 6].map((index) => cells.nth(index).boundingBox()),
    );
    if (!morning || !evening || !tuesday) throw new Error('No cell.');
    expect(morning.y).toBeLessThan(evening.y);
    expect(Math.abs(morning.x - evening.x)).toBeLessThan(1);
    expect(tuesday.x).toBeGreaterThan(morning.x);
    expect(Math.abs(tuesday.y - morning.y)).toBeLessThan(1);
    await cells.first().hover();
    await expect(page.getByRole('tooltip')).toContainText('Mon');
    await expect(page.getByRole('tooltip')).toContainText('8:00');
    await expect(tooltipRows(page)).toHaveText(['Swimmers14']);
    await cells.last().hover();
    await expect(tooltipRows(page)).toHaveText(['Swimmers88']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
