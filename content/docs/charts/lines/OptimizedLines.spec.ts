import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws 601 values as one path with one mark, at the lowest of them',
  async ({ stage, page }) => {
    const marks = stage.locator('.MuiMarkElement-root');
    await expect(marks).toHaveCount(1);
    await expect(stage.locator('.MuiLineElement-root')).toHaveCount(1);
    const title = await stage.locator('figcaption').textContent();
    const hertz = /[\d.]+ Hz/.exec(title ?? '')?.[0];
    if (!hertz) throw new Error('The title has no frequency.');
    await marks.hover({ force: true });
    await expect(tooltipRows(page)).toContainText([hertz.replace(' Hz', '')]);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
