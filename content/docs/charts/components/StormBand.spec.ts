import { expect } from '@playwright/test';
import { resizeDemo } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'covers the hours of the storm at every width, and lets the pointer through',
  async ({ stage, page }) => {
    const band = stage.locator('[data-band]');
    const marks = stage.locator('.MuiMarkElement-root');
    for (const width of ['', '330px']) {
      await resizeDemo(stage, width);
      await expect(async () => {
        const [area, before, inside, after] = await Promise.all([
          band.boundingBox(),
          marks.nth(2).boundingBox(),
          marks.nth(3).boundingBox(),
          marks.nth(5).boundingBox(),
        ]);
        if (!area || !before || !inside || !after)
          throw new Error('The chart has no size.');
        const middle = (box: { x: number; width: number }) =>
          box.x + box.width / 2;
        expect(middle(before)).toBeLessThan(area.x);
        expect(middle(inside)).toBeGreaterThan(area.x);
        expect(middle(after)).toBeGreaterThan(area.x + area.width);
      }).toPass();
    }
    await resizeDemo(stage, '');
    await marks.nth(4).hover();
    await expect(page.getByRole('tooltip')).toContainText('94');
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
