import { expect } from '@playwright/test';
import { tickLabels, tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'fills the height at each year, and shows shares in the tooltip',
  async ({ stage, page }) => {
    const areas = stage.locator('.MuiAreaElement-root');
    await expect(areas).toHaveCount(4);
    await expect(tickLabels(stage).filter({ hasText: /^100%$/ })).toHaveCount(
      1,
    );
    // The areas of a stack are drawn from the last series to the first.
    const top = await areas.first().boundingBox();
    if (!top) throw new Error('The area has no size.');
    await page.mouse.move(top.x + 2, top.y + 20);
    await expect(tooltipRows(page)).toHaveText([
      'Car55%',
      'Bus and train15%',
      'Bike8%',
      'On foot22%',
    ]);
    await page.mouse.move(top.x + top.width - 2, top.y + 20);
    await expect(tooltipRows(page)).toHaveText([
      'Car35%',
      'Bus and train19%',
      'Bike24%',
      'On foot22%',
    ]);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
