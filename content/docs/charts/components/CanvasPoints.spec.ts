import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws all readings on a canvas in the drawing area, with the tooltip of the nearest one, and goes back to the sample',
  async ({ stage, page }) => {
    const points = stage.locator('.MuiScatter-root > circle');
    const canvas = stage.locator('canvas');
    const all = stage.getByRole('switch', { name: /10,000/ });
    const chart = stage.getByRole('img', { name: /full power$/ });
    const drawnShare = () =>
      canvas.evaluate((element: HTMLCanvasElement) => {
        const { width, height } = element;
        // Chromium complains about a canvas that is read more than once, so a copy is.
        const copy = new OffscreenCanvas(width, height);
        const context = copy.getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('The copy has no context.');
        context.drawImage(element, 0, 0);
        const { data } = context.getImageData(0, 0, width, height);
        const drawn = data.filter((value, at) => at % 4 === 3 && value > 0);
        return drawn.length / (width * height);
      });
    await expect(points).toHaveCount(200);
    await expect(canvas).toHaveCount(0);

    for (let time = 0; time < 2; time += 1) {
      await all.check();
      await expect(points).toHaveCount(0);
      // The points lie along a curve, and are neither missing nor everywhere.
      await expect.poll(drawnShare).toBeGreaterThan(0.01);
      expect(await drawnShare()).toBeLessThan(0.5);
      await all.uncheck();
      await expect(points).toHaveCount(200);
      await expect(canvas).toHaveCount(0);
    }

    await all.check();
    const box = await chart.boundingBox();
    const plot = await canvas.boundingBox();
    if (!box || !plot) throw new Error('The chart has no size.');
    expect(plot.x).toBeGreaterThan(box.x);
    expect(plot.y + plot.height).toBeLessThan(box.y + box.height);

    // In the middle of the width, the wind has 12.5 m/s.
    await page.mouse.move(
      plot.x + plot.width / 2,
      plot.y + plot.height * (1 - 2800 / 3200),
    );
    await expect(page.getByRole('tooltip')).toHaveText(
      /2,[78]\d\d kW at 12\.[45]\d? m\/s/,
    );
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
