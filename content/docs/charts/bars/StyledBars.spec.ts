import { expect } from '@playwright/test';
import { barsOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'outlines one series, and only the bar under the pointer of the other',
  async ({ stage, page }) => {
    const planned = barsOf(stage, 'planned');
    const planted = barsOf(stage, 'planted');
    await expect(planned).toHaveCount(4);
    for (let district = 0; district < 4; district += 1) {
      await expect(planned.nth(district)).toHaveCSS('fill', 'none');
      await expect(planned.nth(district)).toHaveCSS('stroke-width', '1.5px');
      await expect(planned.nth(district)).toHaveCSS(
        'stroke-dasharray',
        '4px, 3px',
      );
      await expect(planted.nth(district)).toHaveCSS('stroke', 'none');
    }
    await expect(stage.locator('.MuiChartsGrid-line').first()).toHaveCSS(
      'stroke-dasharray',
      '2px, 4px',
    );
    await planted.nth(2).hover();
    await expect(planted.nth(2)).toHaveCSS('stroke-width', '2px');
    await expect(planted.nth(1)).toHaveCSS('stroke', 'none');
    await planted.nth(0).hover();
    await expect(planted.nth(0)).toHaveCSS('stroke-width', '2px');
    await expect(planted.nth(2)).toHaveCSS('stroke', 'none');
    await page.mouse.move(0, 0);
    await expect(planted.nth(0)).toHaveCSS('stroke', 'none');
  },
);
