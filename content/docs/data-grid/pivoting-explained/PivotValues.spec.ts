import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

/** The table of the page: Alma Line, Blue Fjord, Caledon, and all. */
const results: Record<string, string[]> = {
  sum: ['15', '14', '21', '50'],
  avg: ['3.75', '4.667', '7', '5'],
  min: ['2', '1', '4', '1'],
  max: ['6', '8', '10', '10'],
  size: ['4', '3', '3', '10'],
};

testDemo(
  import.meta.url,
  'computes each function as the table of the page says',
  async ({ stage }) => {
    const table = stage.getByRole('treegrid', { name: 'Pivot table' });
    for (const [name, totals] of Object.entries(results)) {
      await stage.getByRole('button', { name, exact: true }).click();
      await expect(
        table.locator('[role="gridcell"][data-field="containers"]'),
      ).toHaveText(totals);
    }
  },
);
