import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'dashes the mark of the forecast like its line, in the legend and in the tooltip',
  async ({ stage, page }) => {
    const forecast = stage
      .getByRole('listitem')
      .filter({ hasText: 'Forecast' });
    await expect(forecast.locator('path')).toHaveAttribute(
      'stroke-dasharray',
      '4 2',
    );
    await expect(
      stage.getByRole('listitem').filter({ hasText: 'Actual' }).locator('path'),
    ).toHaveCount(0);
    await expect(stage.locator('.MuiLineElement-series-forecast')).toHaveCSS(
      'stroke-dasharray',
      '6px, 4px',
    );
    await stage.locator('.MuiMarkElement-root').nth(3).hover();
    await expect(page.getByRole('tooltip').locator('path')).toHaveAttribute(
      'stroke-dasharray',
      '4 2',
    );
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
