import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'adds the unit and the change to each value, and no change to the first',
  async ({ stage, page }) => {
    const marks = stage.locator('.MuiMarkElement-root');
    await expect(marks).toHaveCount(6);
    await marks.nth(3).hover();
    await expect(page.getByRole('tooltip')).toContainText('Apr 2025');
    await expect(tooltipRows(page)).toHaveText(['Used246 kWh (-26%)']);
    // Proves: In the example, April reads "246 kWh (-26%)", and January has
    await marks.nth(0).hover();
    await expect(tooltipRows(page)).toHaveText(['Used412 kWh']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(stage.getByText('Jan', { exact: true })).toBeVisible();
  },
);
