import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows bars that do not move until the rows are there, as often as they load',
  async ({ stage }) => {
    const bars = stage.locator('.MuiSkeleton-root');
    const rows = stage.locator('[role="row"][data-id]');
    const loading = stage.getByLabel('Loading');
    for (let time = 0; time < 2; time += 1) {
      // Four rows of three columns fill the grid.
      await expect(bars).toHaveCount(12);
      await expect(bars.first()).toHaveCSS('animation-name', 'none');
      await expect(bars.first()).toHaveCSS('opacity', '0.2');
      await expect(rows).toHaveCount(0);
      await loading.uncheck();
      await expect(bars).toHaveCount(0);
      await expect(rows).toHaveCount(4);
      await loading.check();
    }
  },
);

// The widths of the bars are random, and others each time.
testStylings(import.meta.url, '.MuiDataGrid-cellSkeleton, label');
