import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dayOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'takes no day while disabled or read-only, and still changes the month while read-only',
  async ({ stage }) => {
    const grids = stage.getByRole('grid');
    await expect(dayOf(grids.nth(0), 20)).toBeDisabled();
    await dayOf(grids.nth(1), 20).click();
    await expect(
      grids.nth(1).getByRole('gridcell', { selected: true }),
    ).toHaveText(['5', '14']);
    await stage.getByRole('button', { name: 'Next month' }).last().click();
    await expect(stage.getByRole('grid', { name: 'July 2026' })).toBeVisible();
  },
);
