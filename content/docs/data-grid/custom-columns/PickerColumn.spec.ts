import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'finds the day that was typed into a cell, not the one before, and clears the filter',
  async ({ stage, page }) => {
    const cell = (id: number, field: string) =>
      stage.locator(`[data-id="${id}"] [data-field="${field}"]`);
    const numbers = stage.locator('[role="gridcell"][data-field="number"]');
    const month = page.getByRole('spinbutton', { name: 'Month' });

    await cell(3, 'departure').dblclick();
    await expect(month).toBeFocused();
    await expect(
      cell(3, 'departure').getByRole('group', { name: 'Departure' }),
    ).toBeVisible();
    await page.keyboard.type('05012026');
    await page.keyboard.press('Enter');
    await expect(cell(3, 'departure')).toHaveText('05/01/2026');

    await stage.getByRole('columnheader', { name: 'Departure' }).focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await expect(month).toBeFocused();
    await page.keyboard.type('05012026');
    await expect(numbers).toHaveText(['NG-10003']);
    // A date without a month is none, so the filter is off until there is one.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(month).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(numbers).toHaveCount(5);
    await page.keyboard.type('04');
    await expect(numbers).toHaveCount(0);

    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(numbers).toHaveCount(5);
  },
);
