import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'filters by any of the chosen statuses, and shows all rows when none is left',
  async ({ stage, page }) => {
    const count = (text: string) =>
      expect(stage.locator('.MuiTablePagination-displayedRows')).toHaveText(
        text,
      );
    const box = (name: string) => page.getByRole('checkbox', { name });
    // The header has a button "Show filters" while there is one.
    const trigger = stage.getByRole('button', {
      name: 'Filters',
      exact: true,
    });
    await count('1–20 of 20');
    await trigger.click();
    await expect(box('Booked')).toBeFocused();
    await page.keyboard.press('Space');
    await count('1–6 of 6');
    await box('Delayed').check();
    await count('1–7 of 7');
    await box('Booked').uncheck();
    await count('1–1 of 1');
    await box('Delayed').uncheck();
    await count('1–20 of 20');

    // The menu of the column opens the same panel, with an empty filter.
    await page.keyboard.press('Escape');
    await stage.getByRole('columnheader', { name: 'Status' }).focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await expect(box('Booked')).not.toBeChecked();
    await box('Delivered').check();
    await count('1–6 of 6');
    await page.keyboard.press('Escape');
    await expect(page.locator('.MuiDataGrid-panel')).toHaveCount(0);
    await trigger.click();
    await expect(box('Delivered')).toBeChecked();
    await expect(box('Booked')).not.toBeChecked();
  },
);
