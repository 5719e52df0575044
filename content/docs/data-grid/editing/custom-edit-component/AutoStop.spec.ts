import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'saves with the choice, by mouse and by key, and saves nothing when the list is closed',
  async ({ stage, page }) => {
    const cell = (id: number) =>
      stage.locator(`[data-id="${id}"] [data-field="status"]`);
    const editing = stage.locator('.MuiDataGrid-cell--editing');

    await cell(1).dblclick();
    await page.getByRole('option', { name: 'At sea' }).click();
    await expect(editing).toHaveCount(0);
    await expect(cell(1)).toHaveText('At sea');
    await expect(cell(1)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: 'At sea' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(editing).toHaveCount(0);
    await expect(cell(1)).toHaveText('In customs');
    await expect(cell(2)).toBeFocused();

    await cell(3).dblclick();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(editing).toHaveCount(0);
    await expect(cell(3)).toHaveText('At sea');
  },
);
