import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'finds the beginning of goods, weights as displayed, and no number of a shipment',
  async ({ stage, page }) => {
    const numbers = stage.locator('[role="gridcell"][data-field="number"]');
    const nothing = expect(stage.getByText('No results found.'));
    await stage.getByRole('button', { name: 'Search' }).click();
    const search = stage.getByRole('searchbox');
    await search.fill('OLI');
    await expect(numbers).toHaveText(['NG-10005', 'NG-10007', 'NG-10024']);
    await search.fill('oil');
    await nothing.toBeVisible();
    await search.fill('82.4');
    await expect(numbers).toHaveText(['NG-10001']);
    await search.fill('182400');
    await nothing.toBeVisible();
    await search.fill('NG-10001');
    await nothing.toBeVisible();
    await search.fill('');
    await page.keyboard.press('Escape');
    await expect(stage.getByText('1–25 of 25')).toBeVisible();
  },
);
