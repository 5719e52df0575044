import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has the total of rows that were never loaded',
  async ({ stage }) => {
    const total = stage.locator(
      '[data-id="auto-generated-group-footer-root"] [data-field="containers"]',
    );
    await expect(total).not.toBeEmpty();
    const before = await total.innerText();
    await stage
      .locator('.MuiDataGrid-virtualScroller')
      .evaluate((scroller) => scroller.scrollTo(0, 100_000));
    await expect(
      stage.getByRole('gridcell', { name: /^NG-11[89]/ }).first(),
    ).toBeVisible();
    await expect(total).toHaveText(before);
  },
);
