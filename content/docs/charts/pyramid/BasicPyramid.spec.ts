import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws layers of one height from wide to narrow, without numbers, and ranks them in the tooltip',
  async ({ stage, page }) => {
    const layers = stage.locator('.MuiFunnelSection-root');
    await expect(layers).toHaveCount(5);
    await expect(stage.locator('.MuiFunnelSection-label')).toHaveCount(0);
    const boxes = await layers.evaluateAll((all) =>
      all.map((layer) => layer.getBoundingClientRect().toJSON()),
    );
    const widths = boxes.map(({ width }) => width);
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
    await expect(stage.getByText('Recycle')).toBeVisible();
    await layers.first().hover();
    await expect(tooltipRows(page)).toHaveText(['AvoidRank 1']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
