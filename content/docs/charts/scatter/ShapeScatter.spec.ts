import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws triangles for one series and squares for the other, in the drawing and in the legend',
  async ({ stage, page }) => {
    const triangles = stage.locator(
      '.MuiScatter-root[data-series="resin"] > path',
    );
    const squares = stage.locator(
      '.MuiScatter-root[data-series="nylon"] > path',
    );
    await expect(triangles).toHaveCount(4);
    await expect(squares).toHaveCount(4);
    expect(await triangles.first().getAttribute('d')).not.toBe(
      await squares.first().getAttribute('d'),
    );
    await expect(
      stage.getByRole('listitem').first().locator('path'),
    ).toHaveCount(1);
    await expect(
      stage.getByRole('listitem').last().locator('rect'),
    ).toHaveCount(1);
    await triangles.first().hover({ force: true });
    await expect(tooltipRows(page)).toHaveText(['Resin(12, 210)']);
    await squares.last().hover({ force: true });
    await expect(tooltipRows(page)).toHaveText(['Nylon(41, 880)']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
