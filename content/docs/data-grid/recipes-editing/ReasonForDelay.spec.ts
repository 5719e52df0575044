import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'asks for a reason when the status is set to delayed, and no longer when it is set back',
  async ({ stage, page }) => {
    const cell = (field: string) =>
      stage.locator(`[data-id="2"] [data-field="${field}"]`);
    const note = cell('note').locator('input');
    const choose = async (status: string) => {
      await cell('status').getByRole('combobox').click();
      await page.getByRole('option', { name: status }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
    };

    await cell('note').dblclick();
    await expect(note).not.toHaveAttribute('aria-invalid', 'true');
    await choose('Delayed');
    await expect(note).toHaveAttribute('aria-invalid', 'true');
    await note.click();
    // The grid's own outline has 1 px.
    await expect(cell('note')).toHaveCSS('outline-width', '2px');
    await page.keyboard.press('Enter');
    await expect(note).toHaveCount(1);
    await choose('Booked');
    await expect(note).not.toHaveAttribute('aria-invalid', 'true');
    await choose('Delayed');
    await note.fill('  ');
    await expect(note).toHaveAttribute('aria-invalid', 'true');
    await note.fill('Strike');
    await expect(note).not.toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Enter');
    await expect(note).toHaveCount(0);
    await expect(cell('status')).toHaveText('Delayed');
    await expect(cell('note')).toHaveText('Strike');

    // Delete opens the row and empties the cell in one step.
    await cell('note').click();
    await page.keyboard.press('Delete');
    await expect(note).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Enter');
    await expect(note).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(cell('note')).toHaveText('Strike');
  },
);
