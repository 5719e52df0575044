import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'finds the port of the dearest shipment, and adds up the first group alone when rows are grouped',
  async ({ stage }) => {
    const all = (field: string) =>
      rowOf(stage, 'auto-generated-group-footer-root').locator(
        `[data-field="${field}"]`,
      );
    await expect(all('port')).toHaveText('Busan');
    await expect(all('containers')).toHaveText('50');
    await stage.getByLabel('Group by carrier').check();
    const groups = stage.locator(
      '[data-id^="auto-generated-row-"] [data-field="containers"]',
    );
    await expect(groups).toHaveText(['15', '14', '21']);
    // 50 would be right: versions that add up all groups end the warning of the page.
    await expect(all('containers')).toHaveText('15');
    await stage.getByLabel('Group by carrier').uncheck();
    await expect(all('containers')).toHaveText('50');
  },
);
