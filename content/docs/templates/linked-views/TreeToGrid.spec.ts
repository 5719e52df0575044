import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows what is below the selected item, and keeps it while a branch is closed',
  async ({ stage, page, keys }) => {
    const rows = stage.locator('.MuiDataGrid-row');
    const item = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true });
    await expect(rows).toHaveCount(12);
    await item('River campus').getByText('River campus').click();
    await expect(rows).toHaveCount(4);
    await expect(
      stage.getByRole('grid', { name: 'Repairs: River campus' }),
    ).toBeVisible();
    await page.keyboard.press(keys.close);
    await expect(item('Boathouse')).toHaveCount(0);
    await expect(rows).toHaveCount(4);
    await page.keyboard.press(keys.open);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(2);
    await expect(
      stage.getByRole('grid', { name: 'Repairs: Workshop' }),
    ).toBeVisible();
    // The same item again: it stays selected.
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(2);
  },
);
