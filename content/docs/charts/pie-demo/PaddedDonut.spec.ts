import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'enlarges the slice at the pointer and fades the others, but none in the hole',
  async ({ stage, page }) => {
    const ring = stage.locator('.MuiPieChart-series');
    const faded = stage.locator('.MuiPieArc-faded');
    const highlighted = stage.locator('.MuiPieArc-highlighted');
    await expect(stage.locator('.MuiPieArc-root')).toHaveCount(5);
    await expect(async () => {
      const box = await ring.boundingBox();
      if (!box) throw new Error('The ring has no size.');
      await page.mouse.move(box.x + box.width * 0.9, box.y + box.height * 0.5);
      await expect(faded).toHaveCount(4, { timeout: 1000 });
    }).toPass();
    await expect(highlighted).toHaveCount(1);
    const box = await ring.boundingBox();
    if (!box) throw new Error('The ring has no size.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await expect(faded).toHaveCount(0);
    await expect(highlighted).toHaveCount(0);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
