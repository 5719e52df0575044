import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves the line with the slider and the pointer, and keeps it when the pointer leaves',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const slider = stage.getByRole('slider');
    const line = stage.locator('.MuiChartsAxisHighlight-root');
    await expect(status).toHaveText('12:00: 4.2 kW from the sun, 1.1 kW used');
    await expect(line).toHaveCount(1);
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(status).toHaveText('6:00: 0.2 kW from the sun, 0.9 kW used');
    await expect(slider).toHaveAttribute('aria-valuetext', '6:00');

    const tick = await stage
      .getByText('18:00', { exact: true })
      .first()
      .boundingBox();
    const svg = await stage.getByRole('img').boundingBox();
    if (!tick || !svg) throw new Error('The chart has no size.');
    await page.mouse.move(tick.x + tick.width / 2 - 4, svg.y + svg.height / 2);
    await expect(status).toHaveText('18:00: 0.7 kW from the sun, 2.4 kW used');
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(status).toHaveText('18:00: 0.7 kW from the sun, 2.4 kW used');
    await expect(line).toHaveCount(1);
  },
);
