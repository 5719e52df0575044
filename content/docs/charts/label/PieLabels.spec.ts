import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'prints the share on each slice that is wide enough, and all of them in the tooltip',
  async ({ stage, page }) => {
    const labels = stage
      .locator('.MuiPieArcLabel-root')
      .filter({ hasText: /./ });
    await expect(labels).toHaveText(['31%', '28%', '19%', '17%']);
    const arcs = stage.locator('.MuiPieArc-root');
    await expect(arcs).toHaveCount(5);
    await arcs.last().hover();
    await expect(tooltipRows(page)).toHaveText(['Metal5%']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
