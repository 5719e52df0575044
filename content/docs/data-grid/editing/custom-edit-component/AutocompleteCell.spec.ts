import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'finds a port by its letters, keeps Escape and Enter for the list while it is open, and saves clicks',
  async ({ stage, page }) => {
    const cell = (id: number) =>
      stage.locator(`[data-id="${id}"] [data-field="destination"]`);
    const input = stage.locator('.MuiDataGrid-cell--editing input');
    const list = page.getByRole('listbox');

    await cell(1).dblclick();
    await expect(input).toBeFocused();
    await expect(list).toBeVisible();
    await input.fill('tang');
    await expect(page.getByRole('option')).toHaveText(['Tanger Med']);
    await page.keyboard.press('Enter');
    await expect(list).toHaveCount(0);
    await expect(input).toHaveValue('Tanger Med');
    await page.keyboard.press('Enter');
    await expect(cell(1)).toHaveText('Tanger Med');
    await expect(cell(2)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(input).toHaveValue('Savannah');
    await page.keyboard.press('Escape');
    await expect(input).toHaveCount(0);
    await expect(cell(2)).toHaveText('Savannah');

    // A click in the list is outside of the cell, and does not leave it.
    await cell(3).dblclick();
    await page.getByRole('option', { name: 'Hamburg' }).click();
    await expect(input).toHaveValue('Hamburg');
    await stage.locator('[data-id="1"] [data-field="number"]').click();
    await expect(cell(3)).toHaveText('Hamburg');

    // A text that is no port is not saved.
    await cell(3).dblclick();
    await input.fill('Atlantis');
    await stage.locator('[data-id="1"] [data-field="number"]').click();
    await expect(cell(3)).toHaveText('Hamburg');
  },
);
