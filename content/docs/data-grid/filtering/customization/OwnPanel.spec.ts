import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'filters by checkboxes, from the toolbar, from the column menu, and by keyboard',
  async ({ stage, page }) => {
    const box = (name: string) => page.getByRole('checkbox', { name });
    const count = (text: string) => expect(stage.getByText(text)).toBeVisible();
    await stage.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(box('Booked')).toBeFocused();
    await page.keyboard.press('Space');
    await count('1–9 of 9');
    await box('Delayed').check();
    await count('1–11 of 11');
    await page.getByRole('button', { name: 'Show any status' }).click();
    await count('1–25 of 25');
    await expect(box('Booked')).not.toBeChecked();
    await box('Delayed').check();
    await page.keyboard.press('Escape');
    await expect(box('Delayed')).toHaveCount(0);
    await count('1–2 of 2');

    // The menu of the column opens the same panel, with what is chosen.
    await stage.getByRole('columnheader', { name: 'Status' }).focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await expect(box('Delayed')).toBeChecked();
    await box('Delayed').uncheck();
    await count('1–25 of 25');
    await page.keyboard.press('Escape');
  },
);
