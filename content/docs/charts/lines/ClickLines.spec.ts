import { expect } from '@playwright/test';
import { pointOnPath } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'reports the mark with its index, a line and an area without one, and the weekday each time',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    await stage
      .locator('[data-series="evening"] .MuiMarkElement-root')
      .nth(2)
      .click();
    await expect(status).toContainText('onMarkClick: evening, 2');
    await expect(status).toContainText(
      'onAxisClick: Wed: {"noon":161,"evening":204}',
    );

    const line = await pointOnPath(
      stage.locator('.MuiLineElement-series-evening'),
      0.12,
    );
    await page.mouse.click(line.x, line.y);
    await expect(status).toContainText('onLineClick: evening, undefined');

    const area = await stage.locator('.MuiAreaElement-root').boundingBox();
    if (!area) throw new Error('The area has no size.');
    await page.mouse.click(
      area.x + area.width / 2 + 20,
      area.y + area.height - 20,
    );
    await expect(status).toContainText('onAreaClick: noon, undefined');
    await expect(status).toContainText('onAxisClick: Wed:');

    // Above both lines there is no item, so that the report of the area stays.
    await page.mouse.click(area.x + area.width / 4, area.y - 50);
    await expect(status).toContainText('onAxisClick: Tue:');
    await expect(status).toContainText('onAreaClick: noon, undefined');
    await page.mouse.move(0, 0);
  },
);
