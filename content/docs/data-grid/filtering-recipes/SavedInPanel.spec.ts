import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'applies, saves, replaces, and removes filters, and saves none without a name',
  async ({ stage, page }) => {
    const total = (text: string) =>
      expect(stage.getByText(`Total Rows: ${text}`)).toBeVisible();
    const saved = page
      .getByRole('group', { name: 'Saved filters' })
      .getByRole('button');
    const name = page.getByLabel('Name of the filter');
    await stage.getByRole('button', { name: 'Filters', exact: true }).click();
    await saved.click();
    await total('3 of 40');

    await page.getByRole('combobox', { name: 'Value' }).click();
    await page.getByRole('option', { name: 'In customs' }).click();
    await total('3 of 40');
    await name.fill('   ');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(saved).toHaveText(['Late']);
    await name.fill('At the border');
    await page.keyboard.press('Enter');
    await expect(saved).toHaveText(['Late', 'At the border']);
    await expect(name).toHaveValue('');

    // The same name stands for the newer filter.
    await page.getByRole('combobox', { name: 'Value' }).click();
    await page.getByRole('option', { name: 'Booked' }).click();
    await total('14 of 40');
    await name.fill('Late');
    await page.keyboard.press('Enter');
    await expect(saved).toHaveText(['At the border', 'Late']);
    await saved.first().click();
    await total('3 of 40');
    await saved.last().click();
    await total('14 of 40');
    await saved.first().focus();
    await page.keyboard.press('Delete');
    await expect(saved).toHaveText(['Late']);
    await total('14 of 40');
  },
);
