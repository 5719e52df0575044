import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'adds, edits and deletes rows, keeps what the server refuses, and drops an abandoned draft',
  async ({ stage, page }) => {
    const press = (name: string) =>
      stage
        .getByRole('button', { name, exact: true })
        .or(stage.getByRole('menuitem', { name, exact: true }))
        .click();
    const numbers = stage.locator('[role="gridcell"][data-field="number"]');
    const input = (id: number, field: string) =>
      stage.locator(`[data-id="${id}"] [data-field="${field}"] input`);
    const alert = stage.getByRole('alert');

    // The server refuses an empty row, which stays open with what was typed.
    await press('Add a shipment');
    await expect(input(-1, 'goods')).toBeFocused();
    await input(-1, 'containers').fill('3');
    await press('Save New');
    await expect(alert).toHaveText('Name the goods.');
    await expect(input(-1, 'containers')).toHaveValue('3');
    await input(-1, 'goods').fill('Olives');
    await page.keyboard.press('Enter');
    await expect(alert).toHaveCount(0);
    await expect(numbers).toHaveText([
      'NG-10005',
      'NG-10001',
      'NG-10002',
      'NG-10003',
      'NG-10004',
    ]);

    // A draft leaves no row behind, by button and by key.
    await press('Add a shipment');
    await press('Cancel New');
    await expect(numbers).toHaveCount(5);
    await press('Add a shipment');
    await expect(input(-1, 'goods')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(numbers).toHaveCount(5);
    await expect(numbers.first()).toHaveText('NG-10005');

    // Two rows stay open at a time, and clicks elsewhere save neither.
    await press('Edit NG-10001');
    await input(1, 'goods').fill('Cardboard');
    await press('Edit NG-10002');
    await expect(input(1, 'goods')).toHaveValue('Cardboard');
    await press('Cancel NG-10001');
    await expect(
      stage.locator('[data-id="1"] [data-field="goods"]'),
    ).toHaveText('Paper');
    await press('Delete NG-10003');
    await expect(numbers).toHaveCount(4);
    await expect(input(2, 'goods')).toHaveValue('Solar panels');
  },
);
