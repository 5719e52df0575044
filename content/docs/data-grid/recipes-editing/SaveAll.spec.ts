import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'collects edits, saves them together, and keeps those that the server refuses',
  async ({ stage, page }) => {
    const cell = (id: number, field: string) =>
      stage.locator(`[data-id="${id}"] [data-field="${field}"]`);
    const input = stage.locator('.MuiDataGrid-cell--editing input');
    const unsaved = stage.locator('.unsaved');
    const edit = async (id: number, field: string, value: string) => {
      await cell(id, field).dblclick();
      await input.fill(value);
      await page.keyboard.press('Enter');
      await expect(input).toHaveCount(0);
    };

    await expect(stage.getByRole('button', { name: 'Save' })).toBeDisabled();
    await edit(1, 'goods', 'Cork');
    await edit(2, 'containers', '99');
    await edit(2, 'goods', 'Mirrors');
    await expect(unsaved).toHaveCount(2);
    // Back to what the server has: no longer an edit.
    await edit(1, 'goods', 'Paper');
    await expect(unsaved).toHaveCount(1);
    await edit(1, 'goods', 'Cork');
    await stage.getByRole('columnheader', { name: 'Goods' }).click();
    await expect(unsaved).toHaveCount(2);

    await stage.getByRole('button', { name: 'Save 2 rows' }).click();
    await expect(stage.getByRole('alert')).toHaveText(
      'Book 1 to 24 containers.',
    );
    await expect(unsaved).toHaveCount(1);
    await expect(cell(1, 'goods')).toHaveText('Cork');
    await expect(cell(2, 'containers')).toHaveText('99');

    await stage.getByRole('button', { name: 'Discard' }).click();
    await expect(unsaved).toHaveCount(0);
    await expect(stage.getByRole('alert')).toHaveCount(0);
    await expect(cell(2, 'goods')).toHaveText('Solar panels');
    await expect(cell(1, 'goods')).toHaveText('Cork');
  },
);
