import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'learns the total on the last page, and still knows it on the way back',
  async ({ stage }) => {
    const next = stage.getByRole('button', { name: 'Go to next page' });
    const number = stage.locator('[role="gridcell"][data-field="number"]');
    for (const first of [1, 6, 11, 16]) {
      await expect(number.first()).toHaveText(`NG-${10000 + first}`);
      await expect(
        stage.getByText(`${first}–${first + 4} of more than ${first + 4}`),
      ).toBeVisible();
      await next.click();
    }
    await expect(stage.getByText('21–23 of 23')).toBeVisible();
    await expect(next).toBeDisabled();
    await stage.getByRole('button', { name: 'Go to previous page' }).click();
    await expect(stage.getByText('16–20 of 23')).toBeVisible();
    await expect(next).toBeEnabled();
  },
);
