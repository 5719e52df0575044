import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'sorts weights as numbers, and formats them for the reader',
  async ({ stage }) => {
    const weights = stage.locator('[role="gridcell"][data-field="weight"]');
    await expect(weights).toHaveText(['182,400', '98,400', '270,000']);
    await stage.getByRole('columnheader', { name: 'Weight (kg)' }).click();
    await expect(weights).toHaveText(['98,400', '182,400', '270,000']);
    await expect(stage.getByText('id', { exact: true })).toHaveCount(0);
  },
);
