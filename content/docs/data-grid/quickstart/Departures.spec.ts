import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows three sailings, and sorts minutes as numbers',
  async ({ stage }) => {
    const minutes = stage.locator('[role="gridcell"][data-field="minutes"]');
    await expect(minutes).toHaveText(['46', '45', '165']);
    const header = stage.getByRole('columnheader', { name: 'Minutes' });
    await header.click();
    await expect(minutes).toHaveText(['45', '46', '165']);
    await header.click();
    await header.click();
    await expect(minutes).toHaveText(['46', '45', '165']);
    await expect(stage.getByText('1–3 of 3')).toBeVisible();
  },
);
