import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'fills from 0 up to the line, and tells the percentage at both ends',
  async ({ stage, page }) => {
    const area = stage.locator('.MuiAreaElement-root');
    const line = stage.locator('.MuiLineElement-root');
    await expect(area).toHaveCount(1);
    await expect(async () => {
      const [filled, outline] = await Promise.all([
        area.boundingBox(),
        line.boundingBox(),
      ]);
      if (!filled || !outline) throw new Error('The chart has no size.');
      expect(Math.abs(filled.y - outline.y)).toBeLessThan(4);
      // From 38% to 88% is the line, and the area goes down to 0.
      expect(outline.height / filled.height).toBeCloseTo(50 / 88, 1);
    }).toPass();
    const box = await line.boundingBox();
    if (!box) throw new Error('The line has no size.');
    await page.mouse.move(box.x + 1, box.y + 10);
    await expect(tooltipRows(page)).toHaveText(['Filled38%']);
    await page.mouse.move(box.x + box.width - 2, box.y + 10);
    await expect(tooltipRows(page)).toHaveText(['Filled87%']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
