import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has a chip for each active filter, and removes filters by pointer and by keyboard',
  async ({ stage, page }) => {
    const chips = stage
      .getByRole('group', { name: 'Active filters' })
      .getByRole('button');
    const total = (text: string) =>
      expect(stage.getByText(`Total Rows: ${text}`)).toBeVisible();
    await expect(chips).toHaveText(['Priority is High', 'Note is not empty']);
    await total('6 of 40');
    await chips.first().focus();
    await page.keyboard.press('Delete');
    await expect(chips).toHaveText(['Note is not empty']);
    await total('12 of 40');
    await chips.first().click();
    await expect(chips).toHaveCount(0);
    await total('40');

    // A form without a value is no active filter.
    await stage.getByRole('columnheader', { name: 'Priority' }).focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await expect(page.getByRole('combobox', { name: 'Value' })).toBeVisible();
    await expect(chips).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Value' }).click();
    await page.getByRole('option', { name: 'Low' }).click();
    await expect(chips).toHaveText(['Priority is Low']);
    await page.keyboard.press('Escape');
  },
);
