import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'locks cells by the status of their row, and follows it when it is edited',
  async ({ stage, page }) => {
    const cell = (id: number, field: string) =>
      stage.locator(`[data-id="${id}"] [data-field="${field}"]`);
    const editing = stage.locator('.MuiDataGrid-cell--editing');

    await expect(cell(1, 'goods')).not.toHaveClass(/locked/);
    await expect(cell(2, 'goods')).toHaveClass(/locked/);
    await cell(2, 'goods').dblclick();
    await cell(2, 'status').dblclick();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Salt');
    await expect(editing).toHaveCount(0);
    await expect(cell(2, 'status')).toHaveText('Delivered');

    // Back to booked: what was locked is open.
    await cell(3, 'goods').dblclick();
    await expect(editing).toHaveCount(0);
    await cell(3, 'status').dblclick();
    await page.getByRole('option', { name: 'Booked' }).click();
    await page.keyboard.press('Enter');
    await expect(cell(3, 'goods')).not.toHaveClass(/locked/);
    await cell(3, 'goods').dblclick();
    await expect(editing).toHaveCount(1);
  },
);
