import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'offers the ports of the chosen country, and clears the port only when the country changes',
  async ({ stage, page }) => {
    const cell = (field: string) =>
      stage.locator(`[data-id="1"] [data-field="${field}"]`);
    const choose = async (field: string, name: string) => {
      await cell(field).getByRole('combobox').click();
      await page.getByRole('option', { name }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
    };

    await cell('port').dblclick();
    // The same country again is no change, which leaves the list open.
    await cell('country').getByRole('combobox').click();
    await page.getByRole('option', { name: 'Spain' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(cell('port')).toContainText('Valencia');
    await choose('country', 'Italy');
    await expect(cell('port')).not.toContainText('Valencia');
    // Without a port the row is not saved.
    await cell('country').getByRole('combobox').press('Enter');
    await expect(cell('country').getByRole('combobox')).toHaveCount(1);
    await cell('port').getByRole('combobox').click();
    await expect(page.getByRole('option')).toHaveText([
      'Genoa',
      'Gioia Tauro',
      'Trieste',
    ]);
    await page.getByRole('option', { name: 'Trieste' }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    // By keyboard: Enter in the list cannot save the row without a port.
    await cell('country').getByRole('combobox').focus();
    await page.keyboard.press('Space');
    await page.getByRole('option', { name: 'Italy' }).press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(cell('country').getByRole('combobox')).toHaveText('Spain');
    await expect(cell('port').getByRole('combobox')).not.toContainText('Tri');
    await choose('country', 'Italy');
    await choose('port', 'Trieste');
    await stage.locator('[data-id="3"] [data-field="carrier"]').click();
    await expect(cell('country')).toHaveText('Italy');
    await expect(cell('port')).toHaveText('Trieste');
  },
);
