import { expect } from '@playwright/test';
import { circleOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'reports a slice with its index and row, again and again, and not a click beside the pie',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const arcs = stage.locator('.MuiPieArc-root');
    await expect(arcs).toHaveCount(3);
    const { x, y, radius } = await circleOf(stage);
    await page.mouse.click(x - radius * 0.9, y - radius * 0.9);
    await expect(status).toHaveText('Click a slice');
    // 87 of 133 tickets are closed: the whole left half.
    await page.mouse.click(x - radius / 2, y);
    await expect(status).toHaveText('closed: Closed, 87 tickets');
    await page.mouse.click(x + 15, y - radius + 20);
    await expect(status).toHaveText('open: Open, 34 tickets');
    await page.mouse.click(x - radius / 2, y);
    await expect(status).toHaveText('closed: Closed, 87 tickets');
    await page.mouse.move(0, 0);
  },
);
