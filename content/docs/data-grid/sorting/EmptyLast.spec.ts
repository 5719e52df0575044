import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps empty cells at the end in both directions',
  async ({ stage }) => {
    const samples = stage.locator('[role="gridcell"][data-field="sample"]');
    const ph = stage.getByRole('columnheader', { name: 'pH' });
    await expect(samples).toHaveText([
      'Stream',
      'Well 1',
      'Pond',
      'Well 2',
      'Cistern',
    ]);
    await ph.click();
    await expect(ph).toHaveAttribute('aria-sort', 'descending');
    await expect(samples).toHaveText([
      'Pond',
      'Well 1',
      'Stream',
      'Well 2',
      'Cistern',
    ]);
  },
);
