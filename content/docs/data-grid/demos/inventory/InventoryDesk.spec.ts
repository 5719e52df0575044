import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

const HEADER = 'SKU,Name,Category,Location,Quantity,Minimum,Unit price';

const cellOf = (stage: Locator, sku: string, field: string) =>
  stage.locator(`[data-id="${sku}"] [data-field="${field}"]`);

const groupOf = (stage: Locator, name: string, field: string) =>
  stage
    .locator('[role="row"]', { hasText: new RegExp(`^${name} \\(`) })
    .locator(`[data-field="${field}"]`);

const totalOf = (stage: Locator, field: string) =>
  stage.locator(`.MuiDataGrid-pinnedRows--bottom [data-field="${field}"]`);

const press = (at: Locator | Page, name: string) =>
  at.getByRole('button', { name, exact: true }).click();

/** The buttons of a row are a menu. */
const act = (at: Locator, name: string) =>
  at.getByRole('menuitem', { name, exact: true }).click();

async function edit(page: Page, cell: Locator, value: string) {
  await cell.dblclick();
  await cell.locator('input').fill(value);
  await page.keyboard.press('Enter');
}

async function paste(stage: Locator, page: Page, lines: string[]) {
  await press(stage, 'Import CSV');
  const dialog = page.getByRole('dialog', { name: 'Import a CSV file' });
  await dialog.getByLabel('Or paste the lines').fill(lines.join('\n'));
  return dialog;
}

testDemo(
  import.meta.url,
  'adds, changes, and deletes items, keeps the totals, and takes it all back',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    await expect(groupOf(stage, 'Lashing', 'quantity')).toHaveText('1,565');
    await expect(totalOf(stage, 'value')).toHaveText('€93,301.00');

    await edit(page, cellOf(stage, 'LA-1005', 'quantity'), '80');
    await expect(status).toHaveText('Change Chain, 8 mm, 5 m');
    await expect(cellOf(stage, 'LA-1005', 'state')).toHaveText('OK');
    await expect(groupOf(stage, 'Lashing', 'quantity')).toHaveText('1,570');

    // What is refused stays in edit mode, and is no step.
    const quantity = cellOf(stage, 'LA-1001', 'quantity');
    await edit(page, quantity, '-3');
    await expect(stage.getByRole('alert')).toHaveText(
      'The quantity is a whole number, 0 or more.',
    );
    await expect(quantity.locator('input')).toHaveValue('-3');
    await page.keyboard.press('Escape');
    await expect(quantity).toHaveText('480');
    await expect(stage.getByRole('alert')).toHaveCount(0);
    // Proves: An edit that changes nothing is ignored, so there is no step
    // Neither is an edit that changes nothing.
    await edit(page, quantity, '480');
    await expect(status).toHaveText('Change Chain, 8 mm, 5 m');

    // Proves: The form has all fields, because cells of a grouping column
    await cellOf(stage, 'LA-1001', '__row_group_by_columns_group__').dblclick();
    await expect(stage.locator('.MuiDataGrid-cell--editing')).toHaveCount(0);

    // Delete, and undo and redo it from the grid.
    await act(stage, 'Delete Twist lock, steel');
    await expect(status).toHaveText('Delete Twist lock, steel');
    await expect(quantity).toHaveCount(0);
    await expect(groupOf(stage, 'Lashing', 'quantity')).toHaveText('1,090');
    await cellOf(stage, 'LA-1005', 'price').click();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(status).toHaveText('Undone: Delete Twist lock, steel');
    await expect(quantity).toHaveText('480');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(quantity).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(cellOf(stage, 'LA-1005', 'quantity')).toHaveText('75');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(status).toHaveText('There is nothing to undo.');

    // A new change ends what could be redone.
    await edit(page, cellOf(stage, 'LA-1002', 'price'), '20');
    await press(stage, 'Redo');
    await expect(status).toHaveText('There is nothing to redo.');
    await press(stage, 'Undo');
    // Proves: Undo and Redo are never disabled, because a button that is
    await expect(stage.getByRole('button', { name: 'Undo' })).toBeFocused();
    await expect(totalOf(stage, 'value')).toHaveText('€93,301.00');
  },
);

testDemo(
  import.meta.url,
  'checks what is typed in the form, and moves an item to its new group',
  async ({ stage, page }) => {
    await press(stage, 'Add item');
    const dialog = page.getByRole('dialog', { name: 'Add an item' });
    const sku = dialog.getByLabel('SKU');
    await sku.fill('LA-1001');
    await dialog.getByLabel('Name').fill('   ');
    await press(dialog, 'Save');
    await expect(sku).toBeFocused();
    await expect(sku).toHaveAccessibleDescription('LA-1001 exists already.');
    await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(
      'Enter a name.',
    );
    // An empty price is not a price of 0.
    await expect(dialog.getByLabel('Unit price')).toHaveAccessibleDescription(
      'The price is a number, 0 or more.',
    );
    await sku.fill('LA-1006');
    await dialog.getByLabel('Name').fill('Bridge fitting');
    await dialog.getByLabel('Unit price').fill('41.5');
    await dialog.getByLabel('Quantity').fill('10');
    await press(dialog, 'Save');
    await expect(dialog).toHaveCount(0);
    await expect(cellOf(stage, 'LA-1006', 'value')).toHaveText('€415.00');

    await act(stage, 'Edit Bridge fitting');
    const again = page.getByRole('dialog', { name: 'Edit Bridge fitting' });
    await expect(again.getByLabel('SKU')).toBeDisabled();
    await again.getByLabel('Category').click();
    await page.getByRole('option', { name: 'Seals' }).click();
    await press(again, 'Save');
    await expect(stage.getByText('Seals (4)')).toBeVisible();
    await expect(cellOf(stage, 'LA-1006', 'value')).toHaveCount(0);
    await press(stage, 'Undo');
    await expect(stage.getByText('Lashing (6)')).toBeVisible();
  },
);

testDemo(
  import.meta.url,
  'imports what is right in a broken file as one step, and names the rest',
  async ({ stage, page }) => {
    await press(stage, 'Import CSV');
    const dialog = page.getByRole('dialog', { name: 'Import a CSV file' });
    await expect(
      dialog.getByRole('button', { name: 'Import 0 items' }),
    ).toBeDisabled();
    await press(dialog, 'Use an example');
    await expect(dialog.getByRole('status')).toHaveText(
      '1 new, 1 changed, 1 unchanged, 3 with problems',
    );
    await expect(dialog.getByRole('alert')).toContainText(
      'Line 4: The quantity is a whole number, 0 or more.',
    );
    await expect(dialog.getByRole('alert')).toContainText(
      'Line 6: There is no category "Packing".',
    );
    await expect(dialog.getByRole('alert')).toContainText(
      'Line 7: LA-1002 is in the file twice.',
    );
    await press(dialog, 'Import 2 items');
    await expect(dialog).toHaveCount(0);
    await expect(cellOf(stage, 'LA-1002', 'quantity')).toHaveText('450');
    await expect(stage.getByText('Seals (4)')).toBeVisible();
    await press(stage, 'Undo');
    await expect(cellOf(stage, 'LA-1002', 'quantity')).toHaveText('210');
    await expect(stage.getByText('Seals (3)')).toBeVisible();
  },
);

testDemo(
  import.meta.url,
  'refuses files that it cannot read, and changes nothing',
  async ({ stage, page }) => {
    const dialog = await paste(stage, page, ['Name;Quantity', 'Rope;3']);
    const alert = dialog.getByRole('alert');
    const lines = dialog.getByLabel('Or paste the lines');
    await expect(alert).toHaveText(
      'The first line has no SKU, Category, Location, Minimum, Unit price.',
    );
    await lines.fill(`${HEADER}\nLA-1,"Rope, 5 m,Lashing`);
    await expect(alert).toHaveText(
      'The quote that opens in line 2 is not closed.',
    );
    // A line break inside of quotes counts for the lines after it.
    await lines.fill(
      `${HEADER}\r\nLA-2001,"Rope,\r\nblue",Lashing,Hamburg,1,1,2\r\nLA-2002,Net,Lashing,Hamburg,,1,2\r\nLA-2003,Net,Lashing`,
    );
    await expect(dialog.getByRole('status')).toHaveText(
      '1 new, 0 changed, 0 unchanged, 2 with problems',
    );
    await expect(alert).toContainText('Line 4: The quantity is a whole number');
    await expect(alert).toContainText('Line 5: 3 values instead of 7.');
    await lines.fill(HEADER);
    await expect(dialog.getByRole('status')).toHaveText(
      '0 new, 0 changed, 0 unchanged, 0 with problems',
    );

    const file = dialog.getByLabel('CSV file');
    const send = (name: string, buffer: Buffer) =>
      file.setInputFiles({ name, mimeType: 'text/csv', buffer });
    await send('latin.csv', Buffer.from(`${HEADER}\nÄ`, 'latin1'));
    await expect(alert).toHaveText('latin.csv is not encoded in UTF-8.');
    await send('large.csv', Buffer.alloc(1_000_001, 'a'));
    await expect(alert).toHaveText('large.csv is larger than 1 MB.');
    await press(dialog, 'Cancel');
    await press(stage, 'Undo');
    await expect(stage.getByRole('status')).toHaveText(
      'There is nothing to undo.',
    );
  },
);

testDemo(
  import.meta.url,
  'exports items without groups, in a form that it can import again',
  async ({ stage, page }) => {
    const dialog = await paste(stage, page, [
      HEADER,
      'SE-5009,=2+3 seal,Seals,Hamburg,5,1,0.5',
    ]);
    await press(dialog, 'Import 1 item');
    await expect(dialog).toHaveCount(0);

    await press(stage, 'Export');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('inventory.csv');
    const text = readFileSync(await download.path(), 'utf8');
    const exported = text.split('\r\n');
    expect(exported[0]).toBe(HEADER);
    // Twenty items, also those of closed groups, and no line for a group.
    expect(exported).toHaveLength(21);
    expect(exported[1]).toBe(
      'LA-1001,"Twist lock, steel",Lashing,Hamburg,480,300,14.5',
    );
    expect(text).toContain(`"'=2+3 seal"`);

    const again = await paste(stage, page, exported);
    await expect(again.getByRole('status')).toHaveText(
      '0 new, 0 changed, 20 unchanged, 0 with problems',
    );
    await press(again, 'Cancel');
  },
);

testDemo(
  import.meta.url,
  'finds an item by a name that only a closed group has',
  async ({ stage }) => {
    await press(stage, 'Search');
    await stage.getByRole('searchbox').fill('desiccant');
    await expect(stage.getByText('Protection (1)')).toBeVisible();
    // The totals are those of what is found.
    await expect(totalOf(stage, 'quantity')).toHaveText('430');
    await expect(stage.getByText('Lashing')).toHaveCount(0);
    await stage.getByRole('searchbox').fill('');
    await expect(stage.getByText('Lashing (5)')).toBeVisible();
  },
);

testDemo(
  import.meta.url,
  'keeps open groups open, also when their last item is deleted and comes back',
  async ({ stage }) => {
    const toggle = (name: string) =>
      groupOf(stage, name, '__row_group_by_columns_group__').getByRole(
        'button',
      );
    await toggle('Lashing').click();
    await toggle('Pallets').click();
    const quantity = cellOf(stage, 'PA-3003', 'quantity');
    await expect(quantity).toHaveText('120');

    for (const name of ['used', 'new'])
      await act(stage, `Delete Euro pallet, ${name}`);
    await expect(quantity).toHaveText('120');
    await expect(cellOf(stage, 'LA-1001', 'quantity')).toHaveCount(0);
    await act(stage, 'Delete Plastic pallet, light');
    await expect(stage.getByText('Pallets')).toHaveCount(0);
    await press(stage, 'Undo');
    await expect(quantity).toHaveText('120');

    // With no item at all, the grid says what to do.
    const others = [
      ['LA', 'Lashing'],
      ['PK', 'Packaging'],
      ['PR', 'Protection'],
      ['SE', 'Seals'],
    ] as const;
    for (const [sku, group] of others) {
      await toggle(group).click();
      const deletes = stage
        .locator(`[data-id^="${sku}"]`)
        .getByRole('menuitem', { name: /^Delete / });
      await expect(deletes.first()).toBeVisible();
      for (let left = await deletes.count(); left > 0; left -= 1) {
        await deletes.first().click();
        await expect(deletes).toHaveCount(left - 1);
      }
      await expect(stage.getByText(group)).toHaveCount(0);
    }
    await act(stage, 'Delete Plastic pallet, light');
    await expect(
      stage.getByText('No items. Add one, or import a file.'),
    ).toBeVisible();
    for (let step = 0; step < 17; step += 1) await press(stage, 'Undo');
    await expect(quantity).toHaveText('120');
    await expect(totalOf(stage, 'quantity')).toHaveText('25,373');
  },
);
