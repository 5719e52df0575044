import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens one panel with its own button at the end of the row, and all of them from the header',
  async ({ stage, page, keys }) => {
    const panels = stage.locator('.MuiDataGrid-detailPanel');
    const row = stage.locator('[role="row"][data-id="1"]');

    await row.getByRole('button', { name: 'Show the route' }).click();
    await expect(panels).toHaveCount(1);
    await expect(
      row.getByRole('button', { name: 'Hide the route' }),
    ).toHaveAttribute('aria-expanded', 'true');
    // The column is the last one, where it is among the columns.
    await expect(stage.getByRole('columnheader').last()).toHaveAttribute(
      'data-field',
      '__detail_panel_toggle__',
    );

    const all = stage.getByRole('button', { name: 'Show all routes' });
    await all.click();
    await expect(row.getByRole('button', { name: 'Hide' })).toBeVisible();
    await expect(panels.nth(3)).toBeAttached();
    await row.getByRole('button', { name: 'Hide the route' }).click();
    // One is closed, so the header opens again.
    await all.click();
    await stage.getByRole('button', { name: 'Hide all routes' }).click();
    await expect(panels).toHaveCount(0);

    // By keyboard, the header is the button, and not a trap.
    await stage.getByRole('columnheader', { name: 'Goods' }).click();
    await page.keyboard.press(keys.open);
    await expect(stage.getByRole('columnheader').last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row.getByRole('button', { name: 'Hide' })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(panels).toHaveCount(0);
    await page.keyboard.press(keys.close);
    await expect(
      stage.getByRole('columnheader', { name: 'Goods' }),
    ).toBeFocused();
  },
);
