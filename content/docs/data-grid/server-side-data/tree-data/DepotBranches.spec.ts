import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens branches with the mouse and the keyboard',
  async ({ stage, page }) => {
    const names = stage.locator(
      '.MuiDataGrid-row [data-field="__tree_data_group__"]',
    );
    const row = (name: string) =>
      stage
        .locator('.MuiDataGrid-row')
        .filter({ hasText: new RegExp(`^${name}`) });
    await expect(names).toHaveText([
      'Africa (2)',
      'Americas (2)',
      'Asia (3)',
      'Europe (4)',
    ]);

    await row('Asia').getByRole('button').click();
    await expect(row('Singapore')).toHaveAttribute('aria-level', '2');
    await expect(names).toHaveCount(7);
    await expect(row('Asia')).toHaveAttribute('aria-expanded', 'true');

    await row('Africa').getByRole('gridcell').first().click();
    await page.keyboard.press('Enter');
    await expect(row('Kenya')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(row('Kenya')).toHaveCount(0);

    // A block does not have anything to open.
    for (const name of ['Singapore', 'Tuas', 'Yard 1']) {
      await row(name).getByRole('button').click();
      await expect(row(name)).toHaveAttribute('aria-expanded', 'true');
    }
    await expect(row('Block 01').getByRole('button')).toHaveCount(0);
  },
);
