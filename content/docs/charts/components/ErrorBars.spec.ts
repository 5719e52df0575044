import { expect } from '@playwright/test';
import { barsOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'centers a whisker on the end of each bar, and tells the deviation in the tooltip',
  async ({ stage, page }) => {
    const whiskers = stage.locator('[data-whisker]');
    await expect(whiskers).toHaveCount(4);
    await expect(async () => {
      for (let index = 0; index < 4; index += 1) {
        const [bar, whisker] = await Promise.all([
          barsOf(stage).nth(index).boundingBox(),
          whiskers.nth(index).boundingBox(),
        ]);
        if (!bar || !whisker) throw new Error('The chart has no size.');
        expect(Math.abs(whisker.y + whisker.height / 2 - bar.y)).toBeLessThan(
          2,
        );
        expect(
          Math.abs(whisker.x + whisker.width / 2 - bar.x - bar.width / 2),
        ).toBeLessThan(2);
      }
    }).toPass();
    await barsOf(stage).nth(1).hover();
    await expect(page.getByRole('tooltip')).toContainText('3.9 ± 0.7 kg');
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
