import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'names what was searched, and clears the search and its text field',
  async ({ stage, page }) => {
    const rows = stage.locator('[role="row"][data-id]');
    const search = stage.getByRole('searchbox');
    const clear = stage.getByRole('button', { name: 'Show all shipments' });
    await expect(
      stage.getByText('No shipment matches “bananas”.'),
    ).toBeVisible();
    await clear.click();
    await expect(rows).toHaveCount(4);
    await expect(search).toHaveValue('');
    await search.fill('paper clips');
    await expect(
      stage.getByText('No shipment matches “paper clips”.'),
    ).toBeVisible();
    await clear.click();
    await expect(search).toHaveValue('');
    await expect(rows).toHaveCount(4);
    await page.keyboard.press('Escape');
  },
);
