import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'writes percentages into slices that are wide enough, and the rest into the tooltip',
  async ({ stage, page }) => {
    const labels = stage.locator('.MuiPieArcLabel-root');
    await expect(labels.filter({ hasText: '%' })).toHaveText([
      '50%',
      '28%',
      '18%',
    ]);
    await expect(stage.locator('.MuiPieArc-root')).toHaveCount(4);
    await expect(async () => {
      const sliver = stage.locator('.MuiPieArc-root').nth(3);
      const box = await sliver.boundingBox();
      if (!box) throw new Error('The slice has no size.');
      // It is narrow at the center, and ends at the top on its right side.
      await page.mouse.move(box.x + box.width * 0.75, box.y + box.height * 0.2);
      await expect(page.getByRole('tooltip')).toContainText('3,100 loans', {
        timeout: 1000,
      });
    }).toPass();
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
