import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'starts at the top, goes clockwise in the order of the data, and shows a share on hover',
  async ({ stage, page }) => {
    await expect(stage.getByRole('listitem')).toHaveText([
      'Heating',
      'Hot water',
      'Appliances',
      'Cooking',
    ]);
    const arcs = stage.locator('.MuiPieArc-root');
    await expect(arcs).toHaveCount(4);
    const pie = await stage.locator('.MuiPieChart-series').boundingBox();
    if (!pie) throw new Error('The pie has no size.');
    const center = { x: pie.x + pie.width / 2, y: pie.y + pie.height / 2 };
    await page.mouse.move(center.x + 30, center.y);
    await expect(tooltipRows(page)).toHaveText(['Heating58%']);
    await page.mouse.move(center.x - 10, center.y - 60);
    await expect(tooltipRows(page)).toHaveText(['Cooking9%']);
    // Outside of the circle there is no slice.
    await page.mouse.move(pie.x + 4, pie.y + 4);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.mouse.move(0, 0);
  },
);
