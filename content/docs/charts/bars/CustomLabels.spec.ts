import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'prints the labels above the bars, inside the drawing, and none where bars are too narrow',
  async ({ stage, page }) => {
    const labels = stage.getByText(/^€\d+k$/);
    await expect(labels).toHaveText(['€48k', '€52k', '€45k', '€61k']);
    await expect(async () => {
      const bars = stage.locator('.MuiBarElement-root');
      const svg = await stage.locator('svg').boundingBox();
      for (let index = 0; index < 4; index += 1) {
        const label = await labels.nth(index).boundingBox();
        const bar = await bars.nth(index).boundingBox();
        if (!label || !bar || !svg) throw new Error('The chart has no size.');
        expect(label.y + label.height).toBeLessThanOrEqual(bar.y + 1);
        expect(label.y).toBeGreaterThanOrEqual(svg.y);
      }
    }).toPass();

    const wide = page.viewportSize() ?? { width: 1280, height: 720 };
    await stage.evaluate((box) => {
      box.style.width = '160px';
    });
    await expect(labels).toHaveCount(0);
    await stage.evaluate((box) => {
      box.style.width = '';
    });
    await page.setViewportSize(wide);
    await expect(labels).toHaveCount(4);
  },
);
