import { expect } from '@playwright/test';
import { resizeDemo } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'marks the goal on the right of the arc, beyond the value, at every width',
  async ({ stage }) => {
    const mark = stage.getByRole('meter').locator('line');
    const arc = stage.getByRole('meter').locator('path').first();
    await expect(mark).toHaveCount(1);
    await expect(stage.getByRole('meter')).toHaveText('€47kof €60k');
    const expectPlace = async () => {
      const line = await mark.boundingBox();
      const whole = await arc.boundingBox();
      if (!line || !whole) throw new Error('The gauge has no size.');
      // 60 of 80 is at 55 degrees, right of the top and above the middle.
      expect(line.x).toBeGreaterThan(whole.x + whole.width / 2);
      expect(line.y).toBeLessThan(whole.y + whole.height / 2);
    };
    await expect(expectPlace).toPass();
    await resizeDemo(stage, '220px');
    await expect(expectPlace).toPass();
    await resizeDemo(stage, '');
    await expect(expectPlace).toPass();
  },
);
