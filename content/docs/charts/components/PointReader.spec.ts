import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'turns a press into values, and values into a place, and ignores an empty field',
  async ({ stage, page }) => {
    const area = stage.locator('[data-picker]');
    const bench = stage.locator('[data-place]');
    const x = stage.getByRole('spinbutton', { name: 'x' });
    const y = stage.getByRole('spinbutton', { name: 'y' });
    await stage.scrollIntoViewIfNeeded();
    const box = await area.boundingBox();
    if (!box) throw new Error('The drawing area has no size.');
    await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.2);
    await expect(x).toHaveValue('25');
    await expect(y).toHaveValue('40');

    await x.fill('100');
    await y.fill('0');
    await expect(async () => {
      const [circle, now] = await Promise.all([
        bench.boundingBox(),
        area.boundingBox(),
      ]);
      if (!circle || !now) throw new Error('The bench has no place.');
      expect(
        Math.abs(circle.x + circle.width / 2 - now.x - now.width),
      ).toBeLessThan(2);
      expect(
        Math.abs(circle.y + circle.height / 2 - now.y - now.height),
      ).toBeLessThan(2);
    }).toPass();
    await x.fill('');
    await expect(x).toHaveValue('0');
    await expect(bench).toHaveCount(1);
  },
);
