import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'sorts and searches by what the getter returns, not by what the row has',
  async ({ stage, page }) => {
    const numbers = stage.locator('[role="gridcell"][data-field="number"]');
    const loads = stage.locator('[role="gridcell"][data-field="load"]');
    await stage
      .getByRole('columnheader', { name: 'Tons per container' })
      .click();
    await expect(loads).toHaveText([
      '9.6',
      '10.5',
      '10.7',
      '12.5',
      '15.0',
      '16.4',
      '19.1',
      '21.7',
    ]);
    await stage.getByRole('button', { name: 'Search' }).click();
    const search = stage.getByRole('searchbox');
    await search.fill('felixstowe savannah');
    await expect(numbers).toHaveText(['NG-10002']);
    // The row has a weight of 182,400 kg, but no column returns it.
    await search.fill('182400');
    await expect(numbers).toHaveCount(0);
    await search.fill('');
    await expect(numbers).toHaveCount(8);
    await page.keyboard.press('Escape');
  },
);
