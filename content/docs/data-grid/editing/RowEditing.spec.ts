import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'edits a whole row, saves it when the focus leaves the row, and discards it whole',
  async ({ stage, page }) => {
    const cell = (id: number, field: string) =>
      stage.locator(`[data-id="${id}"] [data-field="${field}"]`);
    const editing = stage.locator('.MuiDataGrid-cell--editing');
    const goods = cell(1, 'goods').locator('input');
    const containers = cell(1, 'containers').locator('input');

    await cell(1, 'goods').dblclick();
    await expect(editing).toHaveCount(4);
    await expect(goods).toBeFocused();
    await goods.fill('Newsprint');
    await containers.click();
    await containers.fill('8');
    await expect(editing).toHaveCount(4);
    await cell(3, 'number').click();
    await expect(editing).toHaveCount(0);
    await expect(cell(1, 'goods')).toHaveText('Newsprint');
    await expect(cell(1, 'containers')).toHaveText('8');

    await cell(1, 'containers').dblclick();
    await containers.fill('9');
    await goods.click();
    await goods.fill('Gone');
    await page.keyboard.press('Escape');
    await expect(editing).toHaveCount(0);
    await expect(cell(1, 'goods')).toHaveText('Newsprint');
    await expect(cell(1, 'containers')).toHaveText('8');

    // A cell that cannot be edited does not start the row.
    await cell(1, 'number').dblclick();
    await expect(editing).toHaveCount(0);
  },
);
