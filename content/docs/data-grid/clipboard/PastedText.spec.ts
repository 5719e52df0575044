import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'pastes from the focused cell on, fills a range, and leaves the other columns and rows alone',
  async ({ stage, page }) => {
    const cell = (id: number, field: string) =>
      stage.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
    const press = (keys: string) => page.keyboard.press(keys);
    const copyAll = async (text: string) => {
      await stage.getByRole('textbox').fill(text);
      await press('ControlOrMeta+a');
      await press('ControlOrMeta+c');
    };
    await copyAll('Tea\t8\nCocoa\t11');
    await cell(2, 'goods').click();
    await press('ControlOrMeta+v');
    await expect(cell(2, 'goods')).toHaveText('Tea');
    await expect(cell(2, 'containers')).toHaveText('8');
    await expect(cell(3, 'goods')).toHaveText('Cocoa');
    await expect(cell(3, 'containers')).toHaveText('11');
    await expect(cell(4, 'goods')).toHaveText('Machine parts');

    // From the last cell there is room for one value, and it is not a number.
    await cell(5, 'containers').click();
    await press('ControlOrMeta+v');
    await expect(cell(5, 'containers')).toHaveText('');
    await expect(stage.locator('[role="row"][data-id]')).toHaveCount(5);

    // The first value belongs to a column that is not editable.
    await cell(4, 'number').click();
    await press('ControlOrMeta+v');
    await expect(cell(4, 'number')).toHaveText('NG-10004');
    await expect(cell(4, 'goods')).toHaveText('8');

    // One value fills a range, except for the column that is not editable.
    await copyAll('Salt');
    await cell(3, 'number').click();
    await cell(5, 'goods').click({ modifiers: ['Shift'] });
    await press('ControlOrMeta+v');
    for (const id of [3, 4, 5]) {
      await expect(cell(id, 'goods')).toHaveText('Salt');
    }
    await expect(cell(3, 'number')).toHaveText('NG-10003');
  },
);

testDemo(
  import.meta.url,
  'takes a range to a text field, and from there to other cells',
  async ({ stage, page }) => {
    const cell = (id: number, field: string) =>
      stage.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
    const text = stage.getByRole('textbox');
    const press = (keys: string) => page.keyboard.press(keys);

    // A range arrives in a text field as a spreadsheet would get it.
    await cell(1, 'goods').click();
    await cell(2, 'containers').click({ modifiers: ['Shift'] });
    await press('ControlOrMeta+c');
    await text.fill('');
    await press('ControlOrMeta+v');
    await expect(text).toHaveValue('Paper\t19\nSolar panels\t6');
    await cell(4, 'goods').click();
    await press('ControlOrMeta+v');
    await expect(cell(4, 'goods')).toHaveText('Paper');
    await expect(cell(5, 'containers')).toHaveText('6');
  },
);
