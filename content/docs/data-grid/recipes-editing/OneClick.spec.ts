import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens with one click, saves when the next cell is clicked, and leaves locked cells alone',
  async ({ stage, page }) => {
    const cell = (id: number, field: string) =>
      stage.locator(`[data-id="${id}"] [data-field="${field}"]`);
    const input = stage.locator('.MuiDataGrid-cell--editing input');

    await cell(1, 'goods').click();
    await expect(input).toBeFocused();
    await input.fill('Cork');
    // A click in the open cell moves the cursor, and nothing else.
    await input.click();
    await expect(input).toHaveValue('Cork');
    await cell(2, 'containers').click();
    await expect(cell(1, 'goods')).toHaveText('Cork');
    await expect(cell(2, 'containers').locator('input')).toBeFocused();
    await input.fill('9');
    await cell(2, 'goods').click();
    await expect(cell(2, 'containers')).toHaveText('9');
    await expect(input).toHaveCount(1);
    await page.keyboard.press('Escape');
    await cell(3, 'number').click();
    await expect(input).toHaveCount(0);

    // A double-click is two clicks on one cell.
    await cell(4, 'goods').dblclick();
    await expect(input).toHaveValue('Machine parts');
  },
);
