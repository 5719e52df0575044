import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'starts, saves and discards from buttons, and does not save when the focus leaves',
  async ({ stage, page }) => {
    const note = (id: number) =>
      stage.locator(`[data-id="${id}"] [data-field="note"]`);
    const press = (name: string) => stage.getByRole('button', { name }).click();
    const input = stage.locator('.MuiDataGrid-cell--editing input');

    await press('Next empty note');
    await expect(note(2).locator('input')).toBeFocused();
    await input.fill('Call first');
    await press('Discard');
    await expect(input).toHaveCount(0);
    await expect(note(2)).toHaveText('');

    await press('Next empty note');
    await input.fill('Fragile');
    await stage.locator('[data-id="4"] [data-field="number"]').click();
    await expect(input).toHaveValue('Fragile');
    await press('Save');
    await expect(note(2)).toHaveText('Fragile');

    // The keys still work, and the model follows them.
    await press('Next empty note');
    await expect(note(3).locator('input')).toBeFocused();
    await page.keyboard.type('Two trucks');
    await page.keyboard.press('Enter');
    await expect(note(3)).toHaveText('Two trucks');
    await expect(stage.getByRole('button', { name: 'Save' })).toBeDisabled();

    await press('Next empty note');
    await page.keyboard.type('Last');
    await press('Save');
    await expect(
      stage.getByRole('button', { name: 'Next empty note' }),
    ).toBeDisabled();
  },
);
