import { expect } from '@playwright/test';
import { circleOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'enlarges the slice under the pointer, turns the others gray, and undoes both',
  async ({ stage, page }) => {
    const arcs = stage.locator('.MuiPieArc-root');
    await expect(arcs).toHaveCount(3);
    const center = await circleOf(stage);
    // Herring is on the right, cod on the lower left.
    await page.mouse.move(center.x + 65, center.y);
    await expect(arcs.nth(0)).toHaveAttribute('data-highlighted', 'true');
    for (const other of [1, 2]) {
      await expect(arcs.nth(other)).toHaveAttribute('data-faded', 'true');
      await expect(arcs.nth(other)).toHaveAttribute('fill', 'gray');
    }
    await expect(arcs.nth(0)).not.toHaveAttribute('fill', 'gray');

    await page.mouse.move(center.x - 50, center.y + 30);
    await expect(arcs.nth(1)).toHaveAttribute('data-highlighted', 'true');
    await expect(arcs.nth(0)).toHaveAttribute('data-faded', 'true');
    await page.mouse.move(0, 0);
    for (const index of [0, 1, 2]) {
      await expect(arcs.nth(index)).not.toHaveAttribute('data-faded');
      await expect(arcs.nth(index)).not.toHaveAttribute('data-highlighted');
    }
  },
);
