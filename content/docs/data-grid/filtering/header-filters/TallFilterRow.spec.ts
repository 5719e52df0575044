import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has its own height for the filters, and still filters',
  async ({ stage }) => {
    const cells = stage.locator('[role="columnheader"][data-field="origin"]');
    const heights = await cells.evaluateAll((found) =>
      found.map((cell) => cell.getBoundingClientRect().height),
    );
    expect(heights).toEqual([40, 72]);
    await cells.locator('input').fill('santos');
    await expect(stage.getByText('Total Rows: 2 of 25')).toBeVisible();
    await cells.locator('input').fill('');
    await expect(stage.getByText('Total Rows: 25')).toBeVisible();
  },
);
