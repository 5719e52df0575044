import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves the bar with the selection, to the side where text begins',
  async ({ stage, direction }) => {
    const cell = (id: number) =>
      stage.locator(`[data-id="${id}"] [data-field="number"]`);
    const side =
      direction === 'rtl' ? 'border-right-width' : 'border-left-width';
    await expect(cell(2)).toHaveCSS(side, '4px');
    await expect(cell(3)).toHaveCSS(side, '0px');
    await cell(3).click();
    await expect(cell(3)).toHaveCSS(side, '4px');
    await expect(cell(2)).toHaveCSS(side, '0px');
    // The other cells of the row have none.
    await expect(stage.locator('[data-id="3"] [data-field="goods"]')).toHaveCSS(
      side,
      '0px',
    );
  },
);

testStylings(import.meta.url, '[role="gridcell"][data-field="number"]');
