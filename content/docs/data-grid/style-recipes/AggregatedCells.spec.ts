import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'marks large shipments, but no sum of a group and no total',
  async ({ stage }) => {
    const cell = (name: RegExp) =>
      stage
        .getByRole('row', { name })
        .locator('[data-field="containers"]')
        .first();
    const cells = stage.locator('[role="gridcell"][data-field="containers"]');
    const weights = await cells.evaluateAll((all) =>
      all.map((one) => [
        one.textContent?.trim(),
        getComputedStyle(one).fontWeight,
      ]),
    );
    const bold = weights.filter(([, weight]) => weight === '700');
    expect(bold.map(([text]) => text).toSorted()).toEqual(['18', '19']);
    // The sum of Alma Line is 20, and the total is 57.
    await expect(cell(/Alma Line/)).toContainText('20');
    await expect(cell(/Alma Line/)).not.toHaveCSS('font-weight', '700');
  },
);

testStylings(import.meta.url, '[role="gridcell"][data-field="containers"]');
