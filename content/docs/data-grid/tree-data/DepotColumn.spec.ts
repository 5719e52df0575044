import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has icons for depots alone, no counts, and branches that still close',
  async ({ stage }) => {
    const row = (id: number) => stage.locator(`[role="row"][data-id="${id}"]`);
    const cell = (id: number) => row(id).locator('[role="gridcell"]').first();
    await expect(
      stage.getByRole('columnheader', { name: 'Depot' }),
    ).toBeVisible();
    await expect(cell(1)).toHaveText('Europe');
    await expect(cell(3)).toHaveText('Rotterdam');
    await expect(cell(3).locator('svg')).toHaveCount(1);
    await expect(cell(3)).toHaveClass(/pinnedLeft/);
    await row(1).getByRole('button', { name: 'hide children' }).click();
    await expect(row(3)).toHaveCount(0);
    await row(1).getByRole('button', { name: 'see children' }).click();
    await expect(cell(3)).toHaveText('Rotterdam');
  },
);
