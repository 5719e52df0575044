import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'stacks three areas without outlines, and shows single values and not sums',
  async ({ stage, page }) => {
    const areas = stage.locator('.MuiAreaElement-root');
    await expect(areas).toHaveCount(3);
    await expect(stage.locator('.MuiLineElement-root').first()).toBeHidden();
    const box = await areas.first().boundingBox();
    if (!box) throw new Error('The area has no size.');
    await page.mouse.move(box.x + box.width / 2, box.y + 20);
    await expect(tooltipRows(page)).toHaveText([
      'Wind22 MW',
      'Sun52 MW',
      'Gas14 MW',
    ]);
    await page.mouse.move(box.x + 1, box.y + 20);
    await expect(tooltipRows(page)).toHaveText([
      'Wind42 MW',
      'Sun0 MW',
      'Gas18 MW',
    ]);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
