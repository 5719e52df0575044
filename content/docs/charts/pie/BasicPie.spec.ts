import { expect } from '@playwright/test';
import { circleOf, tooltipRows } from '#tests/support/chart.ts';
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
    const center = await circleOf(stage);
    await page.mouse.move(center.x + 30, center.y);
    await expect(tooltipRows(page)).toHaveText(['Heating58%']);
    await page.mouse.move(center.x - 10, center.y - 60);
    await expect(tooltipRows(page)).toHaveText(['Cooking9%']);
    // Outside of the circle there is no slice.
    const corner = center.radius * 0.9;
    await page.mouse.move(center.x - corner, center.y - corner);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.mouse.move(0, 0);
  },
);
