import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'reports why editing starts and stops, and stays silent about an invalid value',
  async ({ stage, page }) => {
    const goods = (id: number) =>
      stage.locator(`[data-id="${id}"] [data-field="goods"]`);
    const input = stage.locator('.MuiDataGrid-cell--editing input').first();
    const lines = stage.getByRole('log').locator('span');

    await goods(1).dblclick();
    await expect(lines).toHaveText(['cellEditStart: cellDoubleClick']);
    await page.keyboard.press('End');
    await page.keyboard.type('s');
    await page.keyboard.press('Enter');
    await expect(lines).toHaveText([
      'cellEditStart: cellDoubleClick',
      'cellEditStop: enterKeyDown',
      'processRowUpdate: Papers',
    ]);

    await goods(2).click();
    await page.keyboard.press('Delete');
    await expect(lines.last()).toHaveText('cellEditStart: deleteKeyDown');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Enter');
    await stage.locator('[data-id="3"] [data-field="number"]').click();
    await expect(lines.last()).toHaveText('cellEditStart: deleteKeyDown');
    await input.click();
    await page.keyboard.press('Escape');
    await expect(input).toHaveCount(0);
    await expect(lines.last()).toHaveText('cellEditStart: deleteKeyDown');

    // By row: the same, without a reason of its own for pasting.
    await stage.getByRole('switch', { name: 'Edit whole rows' }).check();
    await goods(1).click();
    await page.keyboard.press('Control+v');
    await expect(lines.last()).toHaveText('rowEditStart: printableKeyDown');
    // Whatever was in the clipboard may be in the field now.
    await goods(1).getByRole('textbox').fill('Rope');
    await stage.locator('[data-id="3"] [data-field="number"]').click();
    await expect(lines).toHaveText([
      'cellEditStart: deleteKeyDown',
      'rowEditStart: printableKeyDown',
      'rowEditStop: rowFocusOut',
      'processRowUpdate: Rope',
    ]);
  },
);
