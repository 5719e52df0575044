import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'takes a date by key and from the calendar, and keeps the cell open while the calendar is',
  async ({ stage, page }) => {
    const cell = (id: number) =>
      stage.locator(`[data-id="${id}"] [data-field="departure"]`);
    const month = stage.getByRole('spinbutton', { name: 'Month' });

    await cell(1).dblclick();
    await expect(month).toBeFocused();
    await expect(
      cell(1).getByRole('group', { name: 'Departure' }),
    ).toBeVisible();
    await page.keyboard.type('05012026');
    await page.keyboard.press('Enter');
    await expect(cell(1)).toHaveText('05/01/2026');
    await expect(cell(2)).toBeFocused();

    await page.keyboard.press('Enter');
    await stage.getByRole('button', { name: 'Choose date' }).click();
    await page.getByRole('gridcell', { name: '20', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(month).toHaveCount(1);
    await stage.locator('[data-id="4"] [data-field="number"]').click();
    await expect(cell(2)).toHaveText('02/20/2026');

    // Escape closes the calendar first, then discards.
    await cell(3).dblclick();
    await stage.getByRole('button', { name: 'Choose date' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(month).toHaveCount(1);
    await month.click();
    await page.keyboard.press('Escape');
    await expect(month).toHaveCount(0);
    await expect(cell(3)).toHaveText('03/10/2026');
  },
);
