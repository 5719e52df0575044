import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { expectPngFromToolbar } from '#tests/support/savedPicture.ts';

testDemo(
  import.meta.url,
  'shows fewer days after zooming in, moves with a drag, and zooms out to all of them and no further',
  async ({ stage, page }) => {
    const labels = stage.locator(
      '.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel',
    );
    const text = async () => (await labels.allTextContents()).join(' ');
    const zoom = (name: 'Zoom in' | 'Zoom out') =>
      stage.getByRole('button', { name });
    await expect.poll(text).toContain('Mar');
    const whole = await text();
    await expect(zoom('Zoom out')).toBeDisabled();
    for (let press = 0; press < 8; press += 1) await zoom('Zoom in').click();
    await expect.poll(text).not.toBe(whole);
    const zoomed = await text();

    const chart = await stage.getByRole('img').boundingBox();
    if (!chart) throw new Error('The chart has no size.');
    const y = chart.y + chart.height / 2;
    await page.mouse.move(chart.x + chart.width * 0.7, y);
    await page.mouse.down();
    await page.mouse.move(chart.x + chart.width * 0.4, y, { steps: 8 });
    await page.mouse.up();
    await page.mouse.move(0, 0);
    await expect.poll(text).not.toBe(zoomed);

    // Near the limits, each press goes only half of the remaining way.
    for (let press = 0; press < 120; press += 1) {
      if (await zoom('Zoom out').isDisabled()) break;
      await zoom('Zoom out').click();
    }
    await expect(zoom('Zoom out')).toBeDisabled();
    await expect.poll(text).toBe(whole);
    await page.mouse.move(0, 0);
  },
);

testDemo(
  import.meta.url,
  'saves a picture from the toolbar',
  async ({ stage }) => {
    await expectPngFromToolbar(stage);
  },
);
