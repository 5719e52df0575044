import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'marks rows by their data, and stripes by their place',
  async ({ stage }) => {
    const rows = stage.locator('[role="row"][data-id]');
    const stripes = () =>
      rows.evaluateAll((all) =>
        all.map((row) => (row.classList.contains('odd') ? 'odd' : 'even')),
      );
    await expect(stage.locator('.delayed')).toHaveAttribute('data-id', '4');
    expect(await stripes()).toEqual([
      'even',
      'odd',
      'even',
      'odd',
      'even',
      'odd',
    ]);

    // Sorting moves the mark with its row, and the stripes stay.
    await stage.getByRole('columnheader', { name: 'Status' }).click();
    await expect(rows.nth(2)).toHaveAttribute('data-id', '4');
    await expect(stage.locator('.delayed')).toHaveAttribute('data-id', '4');
    await expect
      .poll(stripes)
      .toEqual(['even', 'odd', 'even', 'odd', 'even', 'odd']);
  },
);
