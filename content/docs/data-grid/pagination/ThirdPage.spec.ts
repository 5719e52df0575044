import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens at the third page, and lets users leave it for good',
  async ({ stage }) => {
    const next = stage.getByRole('button', { name: 'Go to next page' });
    const number = stage.locator('[role="gridcell"][data-field="number"]');
    await expect(stage.getByText('11–15 of 57')).toBeVisible();
    await expect(number.first()).toHaveText('NG-10011');
    await next.click();
    await next.click();
    await expect(stage.getByText('21–25 of 57')).toBeVisible();
    // A new order starts at the first page, not at the initial one.
    await stage.getByRole('columnheader', { name: 'Goods' }).click();
    await expect(stage.getByText('1–5 of 57')).toBeVisible();
  },
);
