import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows an edit at once, and takes back what the server refuses',
  async ({ stage, page }) => {
    const cell = (field: string) =>
      stage.locator(`[role="row"][data-id="2"] [data-field="${field}"]`);
    const open = stage.locator('.MuiDataGrid-cell--editing');
    const edit = async (field: string, value: string) => {
      await cell(field).dblclick();
      await cell(field).locator('input').fill(value);
      await page.keyboard.press('Enter');
      await expect(open).toHaveCount(0);
      await expect(cell(field)).toHaveText(value);
    };
    await expect(cell('number')).toHaveText('NG-10002');
    const goods = await cell('goods').textContent();

    // Two edits of one row, the second before the first is saved.
    await edit('containers', '7');
    await edit('goods', 'Violins');
    await expect(stage.getByRole('alert')).toHaveCount(0);

    // The server refuses this one: the number that it has comes back.
    await edit('containers', '99');
    await expect(stage.getByRole('alert')).toHaveText(
      'NG-10002 was not saved. Book 1 to 24 containers.',
    );
    await expect(cell('containers')).toHaveText('7');
    await expect(cell('goods')).toHaveText('Violins');
    expect(goods).not.toBe('Violins');

    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(stage.getByText('6–10 of 57')).toBeVisible();
    await stage.getByRole('button', { name: 'Go to previous page' }).click();
    await expect(cell('containers')).toHaveText('7');
    await expect(cell('goods')).toHaveText('Violins');
  },
);
