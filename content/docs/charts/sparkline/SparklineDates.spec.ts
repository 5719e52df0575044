import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'places the values by their dates, and writes the date above the value',
  async ({ stage, page }) => {
    const chart = stage.getByRole('img', { name: /^Weight of a baby/ });
    const box = await chart.boundingBox();
    if (!box) throw new Error('The chart has no size.');
    await chart.hover({ position: { x: 8, y: 36 } });
    await expect(page.getByRole('tooltip')).toContainText('January 6');
    await expect(tooltipRows(page)).toHaveText(['4.1 kg']);
    // In the middle of the eight weeks without a reading, both ends are far away.
    await chart.hover({ position: { x: box.width * 0.45, y: 36 } });
    await expect(page.getByRole('tooltip')).toContainText('February 3');
    await chart.hover({ position: { x: box.width - 8, y: 36 } });
    await expect(page.getByRole('tooltip')).toContainText('April 14');
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
