import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'turns pages to the end, and returns to the first one when the order changes',
  async ({ stage }) => {
    const rows = stage.locator('[role="row"][data-id]');
    const next = stage.getByRole('button', { name: 'Go to next page' });
    const previous = stage.getByRole('button', {
      name: 'Go to previous page',
    });
    await expect(stage.getByText('1–5 of 57')).toBeVisible();
    await expect(previous).toBeDisabled();
    for (let page = 2; page <= 12; page += 1) await next.click();
    // The last page has the two rows that are left.
    await expect(stage.getByText('56–57 of 57')).toBeVisible();
    await expect(rows).toHaveCount(2);
    await expect(next).toBeDisabled();
    await previous.click();
    await expect(stage.getByText('51–55 of 57')).toBeVisible();

    // All 57 rows are sorted, and not only the page.
    await stage.getByRole('columnheader', { name: 'Number' }).click();
    await expect(stage.getByText('1–5 of 57')).toBeVisible();
    await stage.getByRole('columnheader', { name: 'Number' }).click();
    await expect(rows.first()).toContainText('NG-10057');
  },
);
