import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'adds up what passes the filter or everything, and sorts the groups by that',
  async ({ stage }) => {
    const totals = stage.locator(
      '[data-id^="auto-generated-row-"] [data-field="containers"]',
    );
    const all = rowOf(stage, 'auto-generated-group-footer-root').locator(
      '[data-field="containers"]',
    );
    // Caledon, Blue Fjord, Alma Line.
    await expect(totals).toHaveText(['17', '13', '6']);
    await expect(all).toHaveText('36');
    await expect(rowOf(stage, 1)).toHaveCount(0);

    await stage.getByLabel('Count hidden rows, too').check();
    // Caledon, Alma Line, Blue Fjord.
    await expect(totals).toHaveText(['21', '15', '14']);
    await expect(all).toHaveText('50');
    await expect(rowOf(stage, 1)).toHaveCount(0);

    await stage.getByLabel('Count hidden rows, too').uncheck();
    await expect(totals).toHaveText(['17', '13', '6']);
  },
);
