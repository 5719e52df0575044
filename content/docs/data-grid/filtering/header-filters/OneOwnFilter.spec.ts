import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'filters by its own select beside a built-in field, and shows all again',
  async ({ stage, page }) => {
    const shown = stage.locator('[role="gridcell"][data-field="carrier"]');
    const total = (text: string) =>
      expect(stage.getByText(`Total Rows: ${text}`)).toBeVisible();
    const choose = async (name: string) => {
      await stage.getByRole('combobox').click();
      await page.getByRole('option', { name, exact: true }).click();
    };
    const number = stage.locator(
      '[role="columnheader"][data-field="number"] input',
    );
    await choose('Caledon');
    await total('3 of 25');
    await expect(shown).toHaveText(['Caledon', 'Caledon', 'Caledon']);
    await choose('Alma Line');
    await total('4 of 25');
    await number.fill('10002');
    await total('1 of 25');
    await choose('All');
    await number.fill('');
    await total('25');
    const note = stage.locator('[role="columnheader"][data-field="note"]');
    await expect(note).toHaveText(['Note', 'No filter']);
    await expect(note.locator('input')).toHaveCount(0);
  },
);
