import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'edits cells by mouse, keeps what cannot be edited, and sorts an edited row only after it is saved',
  async ({ stage, page }) => {
    const cell = (id: number, field: string) =>
      stage.locator(`[data-id="${id}"] [data-field="${field}"]`);
    const input = stage.locator('.MuiDataGrid-cell--editing input');

    await cell(1, 'goods').click();
    await expect(input).toHaveCount(0);
    await cell(1, 'goods').dblclick();
    await input.fill('Cork');
    await cell(3, 'number').click();
    await expect(cell(1, 'goods')).toHaveText('Cork');
    await cell(1, 'goods').dblclick();
    await input.fill('Never saved');
    await page.keyboard.press('Escape');
    await expect(cell(1, 'goods')).toHaveText('Cork');

    await cell(1, 'number').dblclick();
    await expect(input).toHaveCount(0);
    for (const key of ['F2', 'Space']) {
      await cell(2, 'goods').click();
      await page.keyboard.press(key);
      await expect(input).toHaveCount(0);
    }

    // A choice by mouse waits in the cell until it loses the focus.
    await cell(2, 'status').dblclick();
    await page.getByRole('option', { name: 'Booked' }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(stage.locator('.MuiDataGrid-cell--editing')).toHaveCount(1);
    await cell(3, 'number').click();
    await expect(cell(2, 'status')).toHaveText('Booked');
    await expect(stage.locator('.MuiDataGrid-cell--editing')).toHaveCount(0);

    await cell(4, 'insured').dblclick();
    await input.press('Space');
    await input.press('Enter');
    await expect(cell(4, 'insured').locator('svg')).toHaveAttribute(
      'data-value',
      'true',
    );

    // A click on a header saves first, then sorts.
    await cell(5, 'goods').dblclick();
    await input.fill('Almonds');
    await stage.getByRole('columnheader', { name: 'Goods' }).click();
    await expect(
      stage.locator('[role="gridcell"][data-field="goods"]').first(),
    ).toHaveText('Almonds');

    // An empty number is not 0.
    await cell(5, 'containers').click();
    await page.keyboard.press('Delete');
    await input.press('Enter');
    await expect(cell(5, 'containers')).toHaveText('');
  },
);
