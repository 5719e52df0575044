import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows both versions of a row that two people edited, and saves the chosen one',
  async ({ stage, page }) => {
    const cell = (field: string) =>
      stage.locator(`[data-id="1"] [data-field="${field}"]`);
    const input = stage.locator('.MuiDataGrid-cell--editing input');
    // Not by its role, which it does not have while the dialog is open.
    const colleague = stage.getByText('A colleague books 12');
    const dialog = page.getByRole('dialog');
    const edit = async (value: string) => {
      await cell('goods').dblclick();
      await input.fill(value);
      await page.keyboard.press('Enter');
    };

    await colleague.click();
    await edit('Pulp');
    await expect(dialog).toContainText(
      'Theirs: Paper, 12 containers, version 2',
    );
    await expect(dialog).toContainText('Yours: Pulp, 19 containers, version 1');
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await expect(input).toHaveCount(0);
    await expect(cell('goods')).toHaveText('Paper');
    await expect(cell('containers')).toHaveText('12');

    // With the version of the answer, the next edit meets no conflict.
    await edit('Felt');
    await expect(input).toHaveCount(0);
    await expect(cell('goods')).toHaveText('Felt');

    await colleague.click();
    await edit('Cork');
    await expect(dialog).toContainText('version 4');
    // The colleague is faster a second time.
    await colleague.dispatchEvent('click');
    await dialog.getByRole('button', { name: 'Save yours' }).click();
    await expect(dialog).toContainText('version 5');
    await dialog.getByRole('button', { name: 'Save yours' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(cell('goods')).toHaveText('Cork');
  },
);
