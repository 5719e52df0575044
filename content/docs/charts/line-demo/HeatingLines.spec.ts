import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws two units on two axes, and shows both of them in the tooltip',
  async ({ stage, page }) => {
    const lines = stage.locator('.MuiLineElement-root');
    await expect(lines).toHaveCount(2);
    await expect(stage.getByText('Temperature (°C)')).toBeVisible();
    await expect(stage.getByText('Heat (MWh)')).toBeVisible();
    const box = await lines.first().boundingBox();
    if (!box) throw new Error('The line has no size.');
    await page.mouse.move(box.x + 1, box.y + box.height / 2);
    await expect(tooltipRows(page)).toHaveText([
      'Temperature-1 °C',
      'Heat112 MWh',
    ]);
    await page.mouse.move(box.x + (box.width * 6) / 11, box.y + 20);
    await expect(tooltipRows(page)).toHaveText([
      'Temperature21 °C',
      'Heat0 MWh',
    ]);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
