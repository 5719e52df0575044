import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws the frame around the range, and none between its cells',
  async ({ stage }) => {
    const cell = (id: number, field: string) =>
      stage.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
    const corner = cell(2, 'number');
    await expect(corner).toHaveCSS('border-top-width', '2px');
    await expect(corner).toHaveCSS('border-inline-start-width', '2px');
    await expect(corner).not.toHaveCSS('border-inline-end-width', '2px');
    await expect(cell(3, 'goods')).toHaveCSS('border-bottom-width', '2px');
    await expect(cell(3, 'goods')).not.toHaveCSS('border-top-width', '2px');

    // A single cell has all four edges.
    await cell(5, 'status').click();
    await expect(corner).not.toHaveCSS('border-top-width', '2px');
    for (const edge of ['top', 'bottom', 'left', 'right']) {
      await expect(cell(5, 'status')).toHaveCSS(`border-${edge}-width`, '2px');
    }
  },
);

testStylings(import.meta.url, '[role="gridcell"]');
