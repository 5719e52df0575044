import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'marks the same day in both charts, and in neither after the pointer has left',
  async ({ stage, page }) => {
    const charts = stage.getByRole('img');
    const lines = stage.locator('.MuiChartsAxisHighlight-root');
    await expect(charts).toHaveCount(2);
    await expect(lines).toHaveCount(0);
    for (const chart of [0, 1]) {
      await charts.nth(chart).hover();
      await expect(lines).toHaveCount(2);
      const [first, second] = await Promise.all(
        [0, 1].map((index) => lines.nth(index).boundingBox()),
      );
      expect(Math.abs((first?.x ?? 0) - (second?.x ?? 99))).toBeLessThan(2);
      await page.mouse.move(0, 0);
      await expect(lines).toHaveCount(0);
    }
  },
);
