import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDisabled, dayOf, monthStands } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'takes no day while disabled or read-only, and still leads to other months in both',
  async ({ stage }) => {
    const grids = stage.getByRole('grid');
    const chosen = (index: number) =>
      grids.nth(index).getByRole('gridcell', { selected: true });
    await expect(dayOf(grids.nth(0), 20)).toBeDisabled();
    await clickDisabled(dayOf(grids.nth(0), 20));
    await dayOf(grids.nth(1), 20).click();
    await expect(chosen(0)).toHaveText(['5', '14']);
    await expect(chosen(1)).toHaveText(['5', '14']);
    for (const index of [0, 1]) {
      const calendar = stage.locator('.MuiDateRangeCalendar-root').nth(index);
      await calendar.getByRole('button', { name: 'Next month' }).click();
      await monthStands(calendar, 'July 2026');
    }
  },
);
