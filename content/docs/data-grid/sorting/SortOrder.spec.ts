import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'starts descending, and never returns to unsorted rows',
  async ({ stage }) => {
    const clubs = stage.locator('[role="gridcell"][data-field="club"]');
    const goals = stage.getByRole('columnheader', { name: 'Goals' });
    // Proves: If you leave null out of the list, clicks never return to
    await goals.click();
    await expect(goals).toHaveAttribute('aria-sort', 'descending');
    await expect(clubs.first()).toHaveText('Old Mill Rovers');
    await goals.click();
    await expect(goals).toHaveAttribute('aria-sort', 'ascending');
    await goals.click();
    await expect(goals).toHaveAttribute('aria-sort', 'descending');
  },
);
