import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { monthStands } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shows six weeks of a February that needs four, and goes to the month of an outside day',
  async ({ stage }) => {
    const grid = stage.getByRole('grid', { name: 'February 2026' });
    await expect(grid.getByRole('gridcell')).toHaveCount(42);
    await expect(grid.getByRole('gridcell').first()).toHaveText('1');
    await expect(grid.getByRole('gridcell').last()).toHaveText('14');
    await grid.getByRole('gridcell').last().click();
    await monthStands(stage, 'March 2026');
    await expect(stage.getByRole('gridcell', { selected: true })).toHaveText([
      '14',
    ]);
  },
);
