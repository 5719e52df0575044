import { expect } from '@playwright/test';
import { tickLabels, tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'stacks three areas, with ticks every six years and all sources in the tooltip',
  async ({ stage, page }) => {
    const areas = stage.locator('.MuiAreaElement-root');
    await expect(areas).toHaveCount(3);
    await expect(tickLabels(stage)).toContainText(['2000', '2006', '2012']);
    await expect(tickLabels(stage).filter({ hasText: '2003' })).toHaveCount(0);

    const chart = stage.getByRole('img');
    const box = await chart.boundingBox();
    if (!box) throw new Error('The chart has no size.');
    await chart.hover({ position: { x: 90, y: 150 } });
    await expect(tooltipRows(page)).toHaveText(['Coal44', 'Gas12', 'Wind1']);
    await chart.hover({ position: { x: box.width - 26, y: 150 } });
    await expect(tooltipRows(page)).toHaveText(['Coal6', 'Gas15', 'Wind46']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
