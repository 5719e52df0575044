import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'interrupts the line of the open air in winter, and leaves it out of the tooltip there',
  async ({ stage, page }) => {
    const lines = stage.locator('.MuiLineElement-root');
    await expect(lines).toHaveCount(2);
    await expect(async () => {
      const parts = await lines.evaluateAll((all) =>
        all.map((line) => (line.getAttribute('d') ?? '').match(/M/g)?.length),
      );
      expect(parts).toEqual([1, 2]);
    }).toPass();
    const box = await lines.first().boundingBox();
    if (!box) throw new Error('The line has no size.');
    const at = (month: number) =>
      page.mouse.move(
        box.x + ((box.width - 2) * month) / 9,
        box.y + box.height / 2,
      );
    await at(9);
    await expect(tooltipRows(page)).toHaveText([
      'Small stage640',
      'Open air2,150',
    ]);
    await at(4);
    await expect(tooltipRows(page)).toHaveText(['Small stage1,640']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
