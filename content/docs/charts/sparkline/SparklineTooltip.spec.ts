import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the value of the day under the pointer with its unit, also of a day without rain',
  async ({ stage, page }) => {
    const chart = stage.getByRole('img', { name: /^Rain per day/ });
    const box = await chart.boundingBox();
    if (!box) throw new Error('The chart has no size.');
    const day = (index: number) => ({
      x: 5 + ((box.width - 10) / 10) * (index + 0.5),
      y: 40,
    });
    await chart.hover({ position: day(3) });
    await expect(tooltipRows(page)).toHaveText(['24 mm']);
    await chart.hover({ position: day(5) });
    await expect(tooltipRows(page)).toHaveText(['0 mm']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
