import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'is named, and colors 25 cells by their number of calls',
  async ({ stage, page }) => {
    const chart = stage.getByRole('group', {
      name: /^Calls to the switchboard/,
    });
    const cells = chart.locator('.MuiHeatmap-cell');
    await expect(cells).toHaveCount(25);
    const fills = await cells.evaluateAll((all) =>
      all.map((cell) => getComputedStyle(cell).fill),
    );
    const monday8 = fills[0];
    const friday8 = fills[20];
    const monday14 = fills[3];
    expect(monday14).toBe(friday8);
    expect(monday8).not.toBe(friday8);
    await cells.first().hover();
    await expect(tooltipRows(page)).toHaveText(['Calls34']);
    await cells.last().hover();
    await expect(tooltipRows(page)).toHaveText(['Calls12']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
