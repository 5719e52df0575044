import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has low rows with small letters, and targets that are still large enough',
  async ({ stage }) => {
    const cell = stage.locator('[role="gridcell"][data-field="goods"]').first();
    await expect(cell).toHaveCSS('font-size', '13px');
    await expect(cell).toHaveCSS('padding-left', '6px');
    const { height } = (await cell.boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThanOrEqual(24);
    expect(height).toBeLessThan(40);
    await stage.getByRole('columnheader', { name: 'Weight' }).click();
    await expect(
      stage.locator('[role="gridcell"][data-field="weight"]').first(),
    ).toHaveText('98,400');
  },
);

testStylings(import.meta.url, '[role="columnheader"], [role="gridcell"]');
