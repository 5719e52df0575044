import { expect } from '@playwright/test';
import { circleOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the slice at the pointer in the middle, and the total again without it',
  async ({ stage, page }) => {
    const center = stage.locator('[data-center] text');
    await expect(center).toHaveText(['400', 'hours in May']);
    await expect(stage.getByRole('listitem')).toHaveText([
      'Care: 212',
      'Kitchen: 96',
      'Driving: 58',
      'Office: 34',
    ]);
    const { x, y, radius } = await circleOf(stage);
    const text = await center.first().boundingBox();
    if (!text) throw new Error('The text has no size.');
    expect(Math.abs(text.x + text.width / 2 - x)).toBeLessThan(3);
    // On the right is the first slice, and on the left of the top the last one.
    await page.mouse.move(x + radius * 0.84, y);
    await expect(center).toHaveText(['212', 'hours of Care']);
    await page.mouse.move(x - radius * 0.2, y - radius * 0.82);
    await expect(center).toHaveText(['34', 'hours of Office']);
    await page.mouse.move(0, 0);
    await expect(center).toHaveText(['400', 'hours in May']);
  },
);
