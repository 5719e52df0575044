import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'names four tasks, and shows hours on a slice but nothing in the hole',
  async ({ stage, page }) => {
    await expect(stage.getByRole('listitem')).toHaveText([
      'Patient care',
      'Records',
      'Handover',
      'Breaks',
    ]);
    const chart = stage.getByRole('img');
    const pie = await stage.locator('.MuiPieChart-series').boundingBox();
    if (!pie) throw new Error('The pie has no size.');
    const center = { x: pie.x + pie.width / 2, y: pie.y + pie.height / 2 };
    await expect(chart).toBeInViewport({ ratio: 1 });
    await page.mouse.move(center.x + 70, center.y);
    await expect(tooltipRows(page)).toHaveText(['Patient care4.5 h']);
    await page.mouse.move(center.x, center.y);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.mouse.move(center.x - 70, center.y);
    await expect(tooltipRows(page)).toHaveCount(1);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
