import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the repairs of a day, says when it has none, and shows all again',
  async ({ stage, page }) => {
    const rows = stage.locator('.MuiDataGrid-row');
    await expect(rows).toHaveCount(2);
    await stage.getByRole('gridcell', { name: '16, repairs: 2' }).click();
    await expect(
      stage.getByRole('grid', { name: 'Repairs on April 16' }),
    ).toBeVisible();
    await expect(rows).toHaveCount(2);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(
      stage.getByRole('grid', { name: 'Repairs on April 9' }),
    ).toBeVisible();
    await expect(stage.getByText('No repairs on this day')).toBeVisible();
    await stage.getByRole('button', { name: 'All days' }).click();
    await expect(
      stage.getByRole('grid', { name: 'All repairs' }),
    ).toBeVisible();
    await expect(rows).toHaveCount(12);
  },
);
