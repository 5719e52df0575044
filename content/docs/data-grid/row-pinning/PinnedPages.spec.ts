import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the total on each page without counting it, cannot select it, and exports it unless rows are selected',
  async ({ stage }) => {
    const total = stage.locator('[role="row"][data-id="total"]');
    const status = stage.getByRole('status').filter({ hasText: 'CSV file,' });
    const make = stage.getByRole('button', { name: 'Make a CSV file' });
    const pages = stage.locator('.MuiTablePagination-displayedRows');

    await expect(pages).toHaveText('1–5 of 12');
    await expect(total).toBeVisible();
    await expect(total.getByRole('checkbox')).toHaveCount(0);
    await make.click();
    await expect(status).toHaveText(/lines: 13, last line: Total,/);

    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(pages).toHaveText('11–12 of 12');
    await expect(total).toBeVisible();

    await stage
      .locator('[role="row"][data-id="11"]')
      .getByRole('checkbox')
      .check();
    await make.click();
    await expect(status).toHaveText(/lines: 1, last line: NG-10011,/);

    // Select all: twelve rows, and the total is none of them.
    await stage.getByRole('columnheader').getByRole('checkbox').check();
    await expect(stage.getByText('12 rows selected')).toBeVisible();
    await make.click();
    await expect(status).toHaveText(/lines: 12, last line: NG-10012,/);
    await stage.getByRole('columnheader').getByRole('checkbox').uncheck();
    await make.click();
    await expect(status).toHaveText(/lines: 13,/);
  },
);
