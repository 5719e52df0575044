import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'fills the screen with toolbar, legend and a larger drawing, and returns',
  async ({ stage, page }) => {
    const button = page.getByRole('button', { name: 'Full screen' });
    const drawing = page.getByRole('img', {
      name: /The water level falls/,
    });
    const height = async () => (await drawing.boundingBox())?.height ?? 0;
    const shown = () =>
      page.evaluate(() => {
        const root = document.fullscreenElement;
        return root
          ? ['.MuiChartsToolbar-root', '.MuiChartsLegend-root', 'svg'].every(
              (part) => root.querySelector(part) !== null,
            )
          : null;
      });
    await expect(stage.getByText('North gauge')).toBeVisible();
    const before = await height();
    for (let twice = 0; twice < 2; twice += 1) {
      await button.click();
      await expect.poll(shown).toBe(true);
      await expect.poll(height).toBeGreaterThan(before * 1.5);
      await expect(
        page.getByText('North gauge', { exact: true }),
      ).toBeInViewport();
      // A tooltip at the end of the page would be behind the chart.
      await drawing.hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
      expect(
        await page
          .getByRole('tooltip')
          .evaluate((tooltip) => document.fullscreenElement?.contains(tooltip)),
      ).toBe(true);
      await button.click();
      await expect.poll(shown).toBeNull();
      await expect.poll(height).toBe(before);
    }
  },
);

testDemo(
  import.meta.url,
  'says so when the browser refuses, until it works',
  async ({ stage, page }) => {
    const button = stage.getByRole('button', { name: 'Full screen' });
    await expect(button).toBeVisible();
    await page.evaluate(() => {
      const original = Element.prototype.requestFullscreen;
      Element.prototype.requestFullscreen = () => {
        Element.prototype.requestFullscreen = original;
        return Promise.reject(new TypeError('Fullscreen is not granted.'));
      };
    });
    await button.click();
    await expect(stage.getByRole('status')).toHaveText(
      'The browser refused the full screen.',
    );
    await button.click();
    await expect(stage.getByRole('status')).toBeEmpty();
    await page.evaluate(() => document.exitFullscreen());
  },
);
