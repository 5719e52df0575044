import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows a cell for each field, and an empty one for a field that a row does not have',
  async ({ stage }) => {
    const crane = (id: number) =>
      stage.locator(`[data-id="${id}"] [data-field="crane"]`);
    await expect(stage.locator('[role="row"][data-id]')).toHaveCount(3);
    await expect(crane(1)).toHaveText('Gantry');
    await expect(crane(3)).toHaveText('');
    // The missing value counts as the smallest.
    const header = stage.getByRole('columnheader', { name: 'Crane' });
    await header.click();
    await expect(
      stage.locator('[role="gridcell"][data-field="berth"]').first(),
    ).toHaveText('Timber pier');
  },
);
