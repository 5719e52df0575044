import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'explains the colors above the cells, with names for both ends',
  async ({ stage }) => {
    const empty = stage.getByText('Empty', { exact: true });
    await expect(empty).toBeVisible();
    await expect(stage.getByText('110 swimmers')).toBeVisible();
    const cells = stage.locator('.MuiHeatmap-cell');
    await expect(cells).toHaveCount(41);
    const legend = await empty.boundingBox();
    const cell = await cells.first().boundingBox();
    if (!legend || !cell) throw new Error('The chart has no size.');
    expect(legend.y + legend.height).toBeLessThanOrEqual(cell.y);
  },
);
