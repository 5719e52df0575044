import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'binds each line to its axis, the wind to the one on the right',
  async ({ stage, page }) => {
    await expect(stage.getByText('Pressure (hPa)')).toBeVisible();
    const [left, right] = await Promise.all(
      ['1,010', '40'].map((tick) =>
        stage.getByText(tick, { exact: true }).boundingBox(),
      ),
    );
    expect(left?.x ?? 0).toBeLessThan(right?.x ?? 0);
    const marks = stage.locator('.MuiMarkElement-root');
    await expect(marks).toHaveCount(14);
    await marks.nth(4).hover({ force: true });
    await expect(page.getByRole('tooltip')).toContainText('Jun 7');
    await expect(tooltipRows(page)).toHaveText(['Pressure998', 'Wind31']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
