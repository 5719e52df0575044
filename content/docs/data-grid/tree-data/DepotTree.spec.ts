import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens branches with the button and the keys, and leaves leaves alone',
  async ({ stage, page }) => {
    const rows = stage.locator('.MuiDataGrid-row');
    const row = (id: number) => stage.locator(`[role="row"][data-id="${id}"]`);
    const cell = (id: number) => row(id).locator('[role="gridcell"]').first();
    // Proves: By default, users cannot sort, filter or move
    const header = stage.getByRole('columnheader', { name: 'Group' });
    const draggable = '.MuiDataGrid-columnHeaderDraggableContainer';
    await header.click();
    await expect(header).not.toHaveAttribute('aria-sort', /ascending/);
    await header.hover();
    await expect(header.getByRole('button')).toHaveCount(0);
    await expect(header.locator(draggable)).toHaveAttribute(
      'draggable',
      'false',
    );
    const staff = stage.getByRole('columnheader', { name: 'Staff' });
    await expect(staff.locator(draggable)).toHaveAttribute('draggable', 'true');
    await staff.hover();
    await staff.getByRole('button', { name: 'Staff column menu' }).click();
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await page.getByRole('combobox', { name: 'Columns' }).click();
    await expect(page.getByRole('option')).toHaveText(['Staff', 'Containers']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox')).toHaveCount(0);

    // The regions are open, the countries are not.
    await expect(rows).toHaveCount(6);
    await expect(cell(1)).toHaveText('Europe (5)');
    await expect(row(2)).toHaveAttribute('aria-expanded', 'false');
    await expect(row(2)).toHaveAttribute('aria-level', '2');

    await row(2).getByRole('button', { name: 'see children' }).click();
    await expect(rows).toHaveCount(8);
    await expect(row(2)).toHaveAttribute('aria-expanded', 'true');
    await row(2).getByRole('button', { name: 'hide children' }).click();
    await expect(rows).toHaveCount(6);

    // The cell has the focus, not the button in it.
    await cell(2).click();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(8);
    await page.keyboard.press('Space');
    await expect(rows).toHaveCount(6);

    // A leaf has no button, and the keys do nothing.
    await expect(row(8).getByRole('button')).toHaveCount(0);
    await expect(row(8)).not.toHaveAttribute('aria-expanded');
    await cell(8).click();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(6);
  },
);
