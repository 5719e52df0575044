import { expect } from '@playwright/test';
import { barsOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'reports a bar and its column, a click above or below the bars only the column, and one left of them nothing',
  async ({ stage, page }) => {
    const [item, axis] = ['onItemClick', 'onAxisClick'].map((name) =>
      stage.getByRole('status').getByText(name),
    );
    if (!item || !axis) throw new Error('No reports.');
    await expect(item).toHaveText('onItemClick: Click a bar');
    await stage.getByText('30', { exact: true }).click();
    await expect(axis).toHaveText('onAxisClick: Click anywhere in a column');
    await stage.getByText('Pottery', { exact: true }).click();
    await expect(axis).toHaveText(
      'onAxisClick: Pottery: {"spring":18,"fall":24}',
    );
    await expect(item).toHaveText('onItemClick: Click a bar');

    await barsOf(stage, 'fall').nth(3).click();
    await expect(barsOf(stage, 'fall').nth(3)).toHaveCSS('cursor', 'pointer');
    await expect(item).toHaveText('onItemClick: Sewing, fall: 27');
    await expect(axis).toHaveText(
      'onAxisClick: Sewing: {"spring":22,"fall":27}',
    );

    const low = await barsOf(stage, 'spring').nth(1).boundingBox();
    if (!low) throw new Error('The bar has no size.');
    await page.mouse.click(low.x + low.width / 2, low.y - 30);
    await expect(axis).toHaveText(
      'onAxisClick: Printing: {"spring":9,"fall":11}',
    );
    await expect(item).toHaveText('onItemClick: Sewing, fall: 27');
    await barsOf(stage, 'spring').nth(1).click();
    await expect(item).toHaveText('onItemClick: Printing, spring: 9');
    await page.mouse.move(0, 0);
  },
);
