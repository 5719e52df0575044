import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'finds notes with all words in any order, and skips a filter of spaces',
  async ({ stage, page }) => {
    const count = (text: string) => expect(stage.getByText(text)).toBeVisible();
    await count('1–4 of 4');
    await stage
      .getByRole('columnheader', { name: 'Note' })
      .getByRole('button', { name: 'Show filters' })
      .click();
    await expect(page.getByRole('combobox', { name: 'Operator' })).toHaveText(
      'has the words',
    );
    const value = page.getByRole('textbox', { name: 'Value', exact: true });
    await value.fill('DRY  keep');
    await count('1–2 of 2');
    await value.fill('keep yard');
    await expect(stage.getByText('No results found.')).toBeVisible();
    await value.fill('   ');
    await count('1–25 of 25');
    // The words in this order are in no note.
    await value.fill('yard pallets');
    await count('1–4 of 4');
    await page.getByRole('combobox', { name: 'Operator' }).click();
    await page.getByRole('option', { name: 'contains', exact: true }).click();
    await expect(stage.getByText('No results found.')).toBeVisible();
    await page.keyboard.press('Escape');
  },
);
