import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'makes a row for each value, and groups in groups for two fields',
  async ({ stage }) => {
    const groups = stage.locator(
      '[data-id^="auto-generated-row-"] [data-field="containers"]',
    );
    const all = rowOf(stage, 'auto-generated-group-footer-root').locator(
      '[data-field="containers"]',
    );
    await expect(groups).toHaveText(['15', '14', '21']);
    await stage.getByRole('button', { name: 'Port', exact: true }).click();
    await expect(groups).toHaveText(['33', '17']);
    await expect(all).toHaveText('50');
    await stage.getByRole('button', { name: 'Carrier, then port' }).click();
    await expect(groups).toHaveText(['15', '14', '21']);
    const alma = rowOf(stage, 'auto-generated-row-carrier/Alma Line');
    await alma.getByRole('button').click();
    await expect(groups).toHaveText(['15', '6', '9', '14', '21']);
    await expect(all).toHaveText('50');
  },
);
