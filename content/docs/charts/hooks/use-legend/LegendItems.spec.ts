import { expect } from '@playwright/test';
import { barsOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'lists bars before lines, calls the function for the label, and leaves out a series without one',
  async ({ stage }) => {
    await expect(barsOf(stage)).toHaveCount(8);
    const table = stage.getByRole('table', {
      name: 'Items that useLegend returns',
    });
    await expect(table.getByRole('rowheader')).toHaveText([
      'Planted',
      'Target',
    ]);
    await expect(table.getByRole('cell')).toHaveText([
      'planted',
      'square',
      '',
      'target',
      'line',
      '',
    ]);
    await expect(stage.getByText('felled')).toHaveCount(0);
  },
);
