import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'reports a mark, the area below it, and the metric of each click',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const marks = stage.locator('.MuiRadarSeriesPlot-mark');
    await expect(marks).toHaveCount(12);
    await marks.nth(2).click();
    await expect(status).toContainText('onMarkClick: light, 2');
    await expect(status).toContainText(
      'onAxisClick: Acidity: {"light":8.8,"dark":3.4}',
    );
    const acidity = await marks.nth(2).boundingBox();
    if (!acidity) throw new Error('The mark has no size.');
    await page.mouse.click(acidity.x - 12, acidity.y);
    await expect(status).toContainText('onAreaClick: light, 2');
    await marks.nth(9).click();
    await expect(status).toContainText('onMarkClick: dark, 3');
    await expect(status).toContainText('onAxisClick: Body:');
    await page.mouse.move(0, 0);
  },
);
