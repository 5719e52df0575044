import { expect } from '@playwright/test';
import { barsOf, tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws the line above the bars, on an axis of its own, with one tooltip for both',
  async ({ stage, page }) => {
    await expect(barsOf(stage)).toHaveCount(6);
    await expect(stage.locator('.MuiMarkElement-root')).toHaveCount(6);
    await expect(stage.getByRole('listitem')).toHaveText([
      'Rain',
      'Temperature',
    ]);
    const [rain, temperature] = await Promise.all(
      ['Rain (mm)', 'Temperature (°C)'].map((axis) =>
        stage.getByText(axis).boundingBox(),
      ),
    );
    expect(rain?.x ?? 0).toBeLessThan(temperature?.x ?? 0);
    await barsOf(stage)
      .nth(3)
      .hover({ position: { x: 5, y: 60 } });
    await expect(tooltipRows(page)).toHaveText(['Rain92', 'Temperature20']);
    await barsOf(stage)
      .nth(0)
      .hover({ position: { x: 5, y: 60 } });
    await expect(tooltipRows(page)).toHaveText(['Rain58', 'Temperature9']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
