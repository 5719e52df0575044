import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has a double line below the headers, and single lines between cells',
  async ({ stage }) => {
    const header = stage.getByRole('columnheader', { name: 'Goods' });
    await expect(header).toHaveCSS('border-bottom-style', 'double');
    await expect(header).toHaveCSS('border-bottom-width', '3px');
    await expect(
      stage.locator('[role="gridcell"][data-field="number"]').first(),
    ).toHaveClass(/cell--withRightBorder/);
    // The line stays with the headers when rows move.
    await header.click();
    await expect(header).toHaveCSS('border-bottom-style', 'double');
  },
);

testStylings(import.meta.url, '[role="columnheader"], [role="gridcell"]');
