import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'edits a ward, searches, selects several rows, and pages',
  async ({ stage, page }) => {
    const wards = stage.locator('[role="gridcell"][data-field="ward"]');
    const pages = stage.locator('.MuiTablePagination-displayedRows');
    await wards.first().dblclick();
    await page.getByRole('option', { name: 'Surgery' }).click();
    await page.keyboard.press('Enter');
    await expect(wards.first()).toHaveText('Surgery');
    await expect(stage.locator('.MuiDataGrid-cell--editing')).toHaveCount(0);

    // The name of a nurse is not editable.
    await stage.getByText('Ruth Adeyemi').dblclick();
    await expect(stage.locator('.MuiDataGrid-cell--editing')).toHaveCount(0);
    const selected = stage.getByRole('row', { selected: true });
    await expect(selected).toHaveCount(0);
    await stage
      .getByRole('row', { name: 'Ruth' })
      .getByRole('checkbox', { name: 'row' })
      .check();
    await stage
      .getByRole('row', { name: 'Elin' })
      .getByRole('checkbox', { name: 'row' })
      .check();
    await expect(selected).toHaveCount(2);

    await expect(pages).toHaveText('1–5 of 12');
    await stage.getByRole('button', { name: 'next page' }).click();
    await expect(pages).toHaveText('6–10 of 12');
    await stage.getByRole('button', { name: 'Search' }).click();
    await stage.getByRole('searchbox').fill('nobody');
    await expect(pages).toHaveText('0–0 of 0');
    await stage.getByRole('searchbox').fill('cardio');
    await expect(pages).toHaveText('1–3 of 3');
  },
);
