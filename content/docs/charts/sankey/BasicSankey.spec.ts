import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'makes six nodes from eight links, with heights in proportion, and sums them up in the tooltip',
  async ({ stage, page }) => {
    const nodes = stage.locator('[data-node]');
    await expect(nodes).toHaveCount(6);
    await expect(stage.locator('path[data-link-source]')).toHaveCount(8);
    const height = async (name: string) => {
      const box = await stage
        .locator(`[data-node="${name}"] rect`)
        .boundingBox();
      return box?.height ?? 0;
    };
    await expect.poll(() => height('Died')).toBeGreaterThan(50);
    const ratio = (await height('Died')) / (await height('Survived'));
    expect(ratio).toBeGreaterThan((1490 / 711) * 0.97);
    expect(ratio).toBeLessThan((1490 / 711) * 1.03);

    await stage.locator('[data-node="Survived"] rect').hover();
    await expect(tooltipRows(page)).toContainText(['711']);
    await stage.locator('[data-node="Crew"] rect').hover();
    await expect(tooltipRows(page)).toContainText(['885']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
