import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'sorts columns that are not sortable by button only',
  async ({ stage }) => {
    const runners = stage.locator('[role="gridcell"][data-field="runner"]');
    const finish = stage.getByRole('columnheader', { name: 'Finish' });
    await expect(runners.first()).toHaveText('Hugo Lindqvist');
    await finish.click();
    await expect(finish).toHaveAttribute('aria-sort', 'ascending');
    await expect(finish.getByRole('button', { name: 'Sort' })).toBeDisabled();

    const byBib = stage.getByRole('button', { name: 'Bib number' });
    await byBib.click();
    await byBib.click();
    const bibs = stage.locator('[role="gridcell"][data-field="bib"]');
    await expect(bibs).toHaveText(['17', '88', '214', '402']);
    await stage.getByRole('button', { name: 'Finish time' }).click();
    await expect(runners.last()).toHaveText('Sofia Ricci');
  },
);
