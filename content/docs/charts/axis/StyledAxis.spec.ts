import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'styles one axis by its id, and leaves the other without a line and ticks',
  async ({ stage }) => {
    const year = stage.locator('.MuiChartsAxis-id-year');
    const length = stage.locator('.MuiChartsAxis-id-length');
    await expect(year.locator('.MuiChartsAxis-line')).toHaveCSS(
      'stroke-width',
      '2px',
    );
    await expect(year.locator('.MuiChartsAxis-tick')).toHaveCount(5);
    await expect(year.locator('.MuiChartsAxis-tickLabel')).toHaveText([
      '1980',
      '1990',
      '2000',
      '2010',
      '2020',
    ]);
    await expect(year.locator('.MuiChartsAxis-tickLabel').first()).toHaveCSS(
      'font-weight',
      '700',
    );
    await expect(length.locator('.MuiChartsAxis-line')).toHaveCount(0);
    await expect(length.locator('.MuiChartsAxis-tick')).toHaveCount(0);
    await expect(length.locator('.MuiChartsAxis-label text')).toHaveCSS(
      'font-style',
      'italic',
    );
  },
);
