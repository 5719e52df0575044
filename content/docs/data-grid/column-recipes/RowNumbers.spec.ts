import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'counts the rows as they are on the screen, after sorting and on each page',
  async ({ stage }) => {
    const places = stage.locator('[role="gridcell"][data-field="place"]');
    const numbers = stage.locator('[role="gridcell"][data-field="number"]');
    const header = stage.getByRole('columnheader', { name: 'Shipment' });
    const next = stage.getByRole('button', { name: 'Go to next page' });
    await expect(places).toHaveText(['1', '2', '3', '4', '5']);
    await header.click();
    await header.click();
    await expect(numbers.first()).toHaveText('NG-10012');
    await expect(places).toHaveText(['1', '2', '3', '4', '5']);
    await next.click();
    await expect(numbers.first()).toHaveText('NG-10007');
    await expect(places).toHaveText(['6', '7', '8', '9', '10']);
    await next.click();
    await expect(places).toHaveText(['11', '12']);
    // Sorting leads to the first page.
    await header.click();
    await expect(numbers.first()).toHaveText('NG-10001');
    await expect(places).toHaveText(['1', '2', '3', '4', '5']);
  },
);
