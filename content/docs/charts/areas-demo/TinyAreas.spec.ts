import { expect } from '@playwright/test';
import { tickLabels } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'fills the card from side to side, and shows nothing at the pointer',
  async ({ stage, page }) => {
    const areas = stage.locator('.MuiAreaElement-root');
    const charts = stage.locator('svg');
    await expect(areas).toHaveCount(2);
    await expect(tickLabels(stage)).toHaveCount(0);
    await expect(async () => {
      const [area, chart] = await Promise.all([
        areas.first().boundingBox(),
        charts.first().boundingBox(),
      ]);
      if (!area || !chart) throw new Error('The chart has no size.');
      expect(Math.abs(area.width - chart.width)).toBeLessThan(2);
      expect(
        Math.abs(area.y + area.height - chart.y - chart.height),
      ).toBeLessThan(2);
    }).toPass();
    await charts.first().hover();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(stage.locator('.MuiLineHighlightElement-root')).toHaveCount(0);
    await page.mouse.move(0, 0);
  },
);
