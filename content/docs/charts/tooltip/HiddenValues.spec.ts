import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'leaves out the header and the values that are missing',
  async ({ stage, page }) => {
    const at = async (hour: string) => {
      const tick = await stage.getByText(hour, { exact: true }).boundingBox();
      const surface = await stage.getByRole('img').boundingBox();
      if (!tick || !surface) throw new Error('The chart has no size.');
      await page.mouse.move(
        tick.x + tick.width / 2,
        surface.y + surface.height / 2,
      );
    };
    await expect(stage.locator('.MuiMarkElement-root')).toHaveCount(9);
    await at('12:00');
    await expect(tooltipRows(page)).toHaveText([
      'North31 people',
      'South22 people',
    ]);
    await expect(page.getByRole('tooltip').locator('caption')).toHaveCount(0);
    await at('9:00');
    await expect(tooltipRows(page)).toHaveText(['South17 people']);
    await at('15:00');
    await expect(tooltipRows(page)).toHaveText(['North28 people']);
    await at('18:00');
    await expect(tooltipRows(page)).toHaveText(['South19 people']);
    await page.mouse.move(0, 0);
  },
);
