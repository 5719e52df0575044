import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows all rows without pages, and comes back to the page where it was',
  async ({ stage }) => {
    const pages = stage.getByLabel('Pages', { exact: true });
    const number = stage.locator('[role="gridcell"][data-field="number"]');
    await expect(stage.getByText('1–500 of 2000')).toBeVisible();
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(stage.getByText('501–1000 of 2000')).toBeVisible();
    await expect(number.first()).toHaveText('NG-10501');

    await pages.uncheck();
    await expect(stage.getByText('Total Rows: 2,000')).toBeVisible();
    await expect(number.first()).toHaveText('NG-10001');
    await pages.check();
    await expect(stage.getByText('501–1000 of 2000')).toBeVisible();
  },
);
