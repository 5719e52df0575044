import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has round corners and a shadow, and cuts nothing off while it scrolls',
  async ({ stage }) => {
    const grid = stage.locator('.MuiDataGrid-root');
    await expect(grid).toHaveCSS('border-radius', '16px');
    await expect(grid).not.toHaveCSS('box-shadow', 'none');
    await expect(grid).toHaveCSS('border-top-style', 'solid');
    const last = stage.getByText('NG-10004');
    await last.click();
    await expect(last).toBeInViewport();
  },
);

testStylings(import.meta.url, '[role="columnheader"], [role="gridcell"]');
