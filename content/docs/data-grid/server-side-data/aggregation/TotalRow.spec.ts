import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has the totals of all pages on each page',
  async ({ stage }) => {
    const total = (field: string) =>
      stage.locator(
        `[data-id="auto-generated-group-footer-root"] [data-field="${field}"]`,
      );
    await expect(total('containers')).toHaveText('12,367');
    await expect(total('weight')).toHaveText('185,370');
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(
      stage.getByRole('gridcell', { name: 'NG-10006' }),
    ).toBeVisible();
    await expect(total('containers')).toHaveText('12,367');
    await expect(
      stage.locator('[role="columnheader"][data-field="weight"]'),
    ).toContainText('average');
  },
);
