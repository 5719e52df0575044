import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeDate } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'counts both days in, knows open ends, and shows all while a date does not exist',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const from = fieldOf(stage, 'From');
    const to = fieldOf(stage, 'To');
    await expect(status).toHaveText('6 rows, 1492 visitors');
    await typeDate(to, '05/09/2026');
    await expect(status).toHaveText('3 rows, 715 visitors');
    await from.section('Day').click();
    await page.keyboard.press('Delete');
    // A part that is missing counts as no date at all.
    await expect(status).toHaveText('18 rows, 2243 visitors');
    // Proves: A day that does not exist is an invalid date, and nothing is
    await typeDate(from, '02/31/2026');
    await expect(status).toHaveText('All days, because a date does not exist');
    await typeDate(from, '05/11/2026');
    await expect(status).toHaveText('0 rows, 0 visitors');
    await expect(stage.getByText('No visits on these days')).toBeVisible();
    await from.group.hover();
    await from.group.getByRole('button', { name: 'Clear' }).click();
    await expect(status).toHaveText('18 rows, 2243 visitors');
  },
);
