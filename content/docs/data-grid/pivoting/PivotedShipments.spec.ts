import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'adds up carriers in ports, and rearranges the table as the panel says',
  async ({ stage, page }) => {
    const cells = (id: string) =>
      rowOf(stage, id).locator('[role="gridcell"]:not([data-field^="__"])');
    const caledon = 'auto-generated-row-carrier/Caledon';
    const all = 'auto-generated-group-footer-root';
    await expect(cells('auto-generated-row-carrier/Alma Line')).toHaveText([
      '6',
      '9',
    ]);
    await expect(cells('auto-generated-row-carrier/Blue Fjord')).toHaveText([
      '6',
      '8',
    ]);
    await expect(cells(caledon)).toHaveText(['21', '']);
    await expect(cells(all)).toHaveText(['33', '17']);

    // Proves: Column visibility: users cannot hide columns while pivoting
    const column = stage
      .getByRole('columnheader', { name: 'Containers' })
      .first();
    await column.hover();
    await column.getByRole('button', { name: /column menu/ }).click();
    const menu = page.getByRole('menu');
    await expect(menu).toContainText('Sort by ASC');
    await expect(menu).not.toContainText('Hide column');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);

    await stage
      .getByRole('toolbar')
      .getByRole('button', { name: 'Pivot' })
      .click();
    const panel = stage.locator('.MuiDataGrid-sidebar');
    // Hidden for a moment: one column with all containers is left.
    await panel.getByRole('checkbox', { name: 'Port' }).uncheck();
    await expect(cells(caledon)).toHaveText(['21']);
    await panel.getByRole('checkbox', { name: 'Port' }).check();
    await expect(cells(caledon)).toHaveText(['21', '']);

    // Another function, from the chip.
    await panel.getByText('sum', { exact: true }).click();
    // By keyboard: the menu grows, and what moves between press and release of the mouse is not clicked.
    await page
      .getByRole('menuitem', { name: 'max', exact: true })
      .press('Enter');
    await expect(cells(caledon)).toHaveText(['10', '']);

    // Another field, from its menu: the quarters take the place of ports.
    await panel
      .locator('[draggable="true"]', { hasText: 'Port' })
      .getByRole('button', { name: 'Field options' })
      .click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await panel
      .locator('[draggable="true"]', { hasText: 'Departure (Quarter)' })
      .getByRole('button', { name: 'Field options' })
      .click();
    await page.getByRole('menuitem', { name: 'Add to Columns' }).click();
    await expect(cells(caledon)).toHaveCount(3);

    await panel.getByRole('switch', { name: 'Pivot' }).click();
    await expect(rowOf(stage, 1)).toBeVisible();
    await expect(rowOf(stage, caledon)).toHaveCount(0);
  },
);
