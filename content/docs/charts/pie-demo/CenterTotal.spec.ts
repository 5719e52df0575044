import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the slice at the pointer in the middle, and the total again without it',
  async ({ stage, page }) => {
    const center = stage.locator('[data-center] text');
    const ring = stage.locator('.MuiPieChart-series');
    await expect(center).toHaveText(['400', 'hours in May']);
    await expect(stage.getByRole('listitem')).toHaveText([
      'Care: 212',
      'Kitchen: 96',
      'Driving: 58',
      'Office: 34',
    ]);
    await expect(async () => {
      const [text, box] = await Promise.all([
        center.first().boundingBox(),
        ring.boundingBox(),
      ]);
      if (!text || !box) throw new Error('The chart has no size.');
      expect(
        Math.abs(text.x + text.width / 2 - box.x - box.width / 2),
      ).toBeLessThan(2);
      // On the right is the first slice, on the left the others.
      await page.mouse.move(box.x + box.width * 0.92, box.y + box.height / 2);
      await expect(center).toHaveText(['212', 'hours of Care'], {
        timeout: 1000,
      });
    }).toPass();
    const box = await ring.boundingBox();
    if (!box) throw new Error('The chart has no size.');
    await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.09);
    await expect(center).toHaveText(['34', 'hours of Office']);
    await page.mouse.move(0, 0);
    await expect(center).toHaveText(['400', 'hours in May']);
  },
);
