import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'merges carriers within a port or across ports, and never what is equal by chance',
  async ({ stage }) => {
    const rotterdam = stage.locator('[data-id="46"] [data-field="carrier"]');
    const santos = stage.locator('[data-id="14"] [data-field="carrier"]');
    const within = stage.getByLabel('Merge carriers only within a port');
    await stage
      .locator('.MuiDataGrid-virtualScroller')
      .evaluate((box) => box.scrollTo({ top: 900 }));

    await expect(rotterdam).toHaveAttribute('aria-rowspan', '1');
    await expect(santos).toHaveAttribute('aria-rowspan', '3');
    await within.uncheck();
    await expect(rotterdam).toHaveAttribute('aria-rowspan', '4');
    await expect(santos).toHaveCount(0);
    await within.check();
    await expect(santos).toHaveAttribute('aria-rowspan', '3');

    const spans = await stage
      .locator('[role="gridcell"][data-field="insured"]')
      .evaluateAll((all) => all.map((cell) => cell.ariaRowSpan));
    expect(new Set(spans)).toEqual(new Set(['1']));
  },
);
