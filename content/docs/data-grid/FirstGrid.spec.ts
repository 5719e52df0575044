import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'sorts, selects and moves by keyboard without any prop',
  async ({ stage, page, keys }) => {
    const customers = stage.locator('[role="gridcell"][data-field="customer"]');
    const loaves = stage.locator('[role="gridcell"][data-field="loaves"]');
    await stage.getByRole('columnheader', { name: 'Loaves' }).click();
    await expect(customers.first()).toHaveText('R. Moser');

    await customers.nth(1).click();
    const selected = stage.getByRole('row', { selected: true });
    await expect(selected).toContainText('Café Lindner');
    await customers.nth(2).click();
    await expect(selected).toHaveCount(1);
    await expect(selected).toContainText('Hotel Post');

    await page.keyboard.press(keys.open);
    await expect(loaves.nth(2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(stage.locator('.MuiDataGrid-cell--editing')).toHaveCount(0);
    await expect(stage.getByText('1–4 of 4')).toBeVisible();
  },
);
