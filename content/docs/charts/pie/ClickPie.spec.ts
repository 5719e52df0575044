import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'reports a slice with its index and row, again and again, and not a click beside the pie',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const arcs = stage.locator('.MuiPieArc-root');
    await expect(arcs).toHaveCount(3);
    const pie = await stage.locator('.MuiPieChart-series').boundingBox();
    if (!pie) throw new Error('The pie has no size.');
    await page.mouse.click(pie.x + 3, pie.y + 3);
    await expect(status).toHaveText('Click a slice');
    // 87 of 133 tickets are closed: the whole left half.
    await page.mouse.click(pie.x + pie.width / 4, pie.y + pie.height / 2);
    await expect(status).toHaveText('closed: Closed, 87 tickets');
    await page.mouse.click(pie.x + pie.width / 2 + 15, pie.y + 20);
    await expect(status).toHaveText('open: Open, 34 tickets');
    await page.mouse.click(pie.x + pie.width / 4, pie.y + pie.height / 2);
    await expect(status).toHaveText('closed: Closed, 87 tickets');
    await page.mouse.move(0, 0);
  },
);
