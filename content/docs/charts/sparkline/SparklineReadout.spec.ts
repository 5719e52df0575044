import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the week under the pointer, and the latest one when the pointer leaves',
  async ({ stage, page }) => {
    const chart = stage.getByRole('img', { name: /^Milk per cow/ });
    const dot = chart.locator('.MuiHighlightElement-root');
    await expect(async () => {
      const drawn = await chart.boundingBox();
      const room = await stage.boundingBox();
      if (!drawn || !room) throw new Error('The chart has no size.');
      expect(drawn.x + drawn.width).toBeLessThanOrEqual(room.x + room.width);
    }).toPass();
    await expect(stage.getByText('Week 12')).toBeVisible();
    await expect(stage.getByText('126 L')).toBeVisible();
    await chart.hover({ position: { x: 6, y: 30 } });
    await expect(stage.getByText('84 L')).toBeVisible();
    await expect(stage.getByText('Week 1', { exact: true })).toBeVisible();
    await expect(dot).toHaveCount(1);
    await page.mouse.move(0, 0);
    await expect(stage.getByText('126 L')).toBeVisible();
    await expect(dot).toHaveCount(0);
    await chart.hover({ position: { x: 6, y: 30 } });
    await expect(stage.getByText('84 L')).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
