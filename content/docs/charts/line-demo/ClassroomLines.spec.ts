import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'crosses the limit before and after the break, and draws three reference lines at each width',
  async ({ stage }) => {
    const references = stage.locator('.MuiChartsReferenceLine-root');
    const line = stage.locator('.MuiLineElement-root');
    await expect(references).toHaveCount(3);
    await expect(stage.getByText('Limit: 1,000')).toBeVisible();
    for (const width of ['', '320px']) {
      await stage.evaluate((box, value) => {
        box.style.width = value;
      }, width);
      await expect(async () => {
        const [limit, start, end, curve] = await Promise.all([
          references.nth(0).locator('path').boundingBox(),
          references.nth(1).locator('path').boundingBox(),
          references.nth(2).locator('path').boundingBox(),
          line.boundingBox(),
        ]);
        if (!limit || !start || !end || !curve) throw new Error('No size.');
        expect(limit.y).toBeGreaterThan(curve.y);
        expect(limit.y).toBeLessThan(curve.y + curve.height);
        expect((start.x - curve.x) / curve.width).toBeCloseTo(0.5, 1);
        expect(end.x).toBeGreaterThan(start.x);
      }).toPass();
    }
    await stage.evaluate((box) => {
      box.style.width = '';
    });
  },
);
