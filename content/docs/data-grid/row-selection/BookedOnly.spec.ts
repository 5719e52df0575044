import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'selects booked shipments one by one, all at once and in a range, and no others',
  async ({ stage }) => {
    const row = (id: number) => stage.locator(`[role="row"][data-id="${id}"]`);
    const selected = stage.locator('[role="row"][aria-selected="true"]');
    const all = stage.getByRole('checkbox', { name: 'all rows' });
    // Proves: Return false from isRowSelectable for rows that users cannot
    await expect(row(12).getByRole('checkbox')).toBeDisabled();
    await row(12).locator('[data-field="goods"]').click();
    await expect(selected).toHaveCount(0);
    await expect(row(12)).not.toHaveAttribute('aria-selected');

    await all.check();
    await expect(selected).toHaveCount(5);
    await expect(stage.getByText('5 rows selected')).toBeVisible();
    await all.uncheck();
    await expect(selected).toHaveCount(0);

    // Proves: Their checkbox is disabled, a click does nothing, and ranges
    // Rows 12 and 13 are within the range.
    await row(11).getByRole('checkbox').click();
    await row(14)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
    await expect(selected).toHaveCount(2);
    await expect(row(13)).not.toHaveAttribute('aria-selected');
  },
);
