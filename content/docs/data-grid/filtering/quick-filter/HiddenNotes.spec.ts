import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'searches the hidden column only if it is told to, and the column once it is shown',
  async ({ stage, page }) => {
    const excluded = stage.getByLabel('quickFilterExcludeHiddenColumns');
    const found = expect(stage.getByText('1–4 of 4'));
    const nothing = expect(stage.getByText('No results found.'));
    const toggleNote = async () => {
      await stage.getByRole('button', { name: 'Columns', exact: true }).click();
      await page.getByRole('checkbox', { name: 'Note' }).click();
      await page.keyboard.press('Escape');
    };
    await found.toBeVisible();
    await excluded.check();
    await nothing.toBeVisible();
    await toggleNote();
    await found.toBeVisible();
    await toggleNote();
    await nothing.toBeVisible();
    // What is typed keeps the setting.
    await stage.getByRole('searchbox').fill('yard');
    await nothing.toBeVisible();
    await expect(excluded).toBeChecked();
    await excluded.uncheck();
    await found.toBeVisible();
  },
);
