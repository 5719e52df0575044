import { expect } from '@playwright/test';
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
    const metal = await arcs.last().boundingBox();
    if (!metal) throw new Error('The slice has no size.');
    await page.mouse.move(
      metal.x + metal.width / 2,
      metal.y + metal.height / 2,
      { steps: 3 },
    );
    await expect(page.getByRole('tooltip')).toContainText('5%');
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
