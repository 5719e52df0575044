import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has no frame and no lines, and still shows what is selected and focused',
  async ({ stage }) => {
    await expect(stage.locator('.MuiDataGrid-root')).toHaveCSS(
      'border-top-style',
      'none',
    );
    const cell = stage.locator('[data-id="2"] [data-field="goods"]');
    await expect(cell).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    await cell.click();
    await expect(cell).toHaveCSS('outline-style', 'solid');
    await expect(stage.locator('[role="row"][data-id="2"]')).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
  },
);

testStylings(
  import.meta.url,
  '.MuiDataGrid-columnHeaderTitle, [role="gridcell"]',
);
