import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeDate } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'counts both days in, knows open ends, and shows all while a date is incomplete',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const from = fieldOf(stage, 'From');
    const to = fieldOf(stage, 'To');
    await expect(status).toHaveText('6 rows, 1492 visitors');
    await typeDate(to, '05/09/2026');
    await expect(status).toHaveText('3 rows, 715 visitors');
    await from.section('Day').click();
    await page.keyboard.press('Delete');
    await expect(status).toHaveText('All days, until the date is complete');
    await typeDate(from, '05/11/2026');
    await expect(status).toHaveText('0 rows, 0 visitors');
    await expect(stage.getByText('No visits on these days')).toBeVisible();
    await from.group.hover();
    await from.group.getByRole('button', { name: 'Clear' }).click();
    await expect(status).toHaveText('18 rows, 2243 visitors');
  },
);
