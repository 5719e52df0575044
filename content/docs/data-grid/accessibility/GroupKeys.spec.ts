import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens and closes a group with the space bar, and not from another cell',
  async ({ stage, page, keys }) => {
    const group = stage.getByRole('row', { name: /Caledon/ }).first();
    const cell = group.getByRole('gridcell').first();
    const rows = stage.locator('[role="row"][data-id]');
    await expect(stage.getByRole('treegrid')).toBeVisible();
    const collapsed = await rows.count();
    await cell.click();
    await expect(cell).toBeFocused();
    await page.keyboard.press('Space');
    await expect(rows).not.toHaveCount(collapsed);
    await page.keyboard.press('Space');
    await expect(rows).toHaveCount(collapsed);

    // In another cell of the group, the space bar moves down.
    await page.keyboard.press(keys.open);
    await page.keyboard.press('Space');
    await expect(rows).toHaveCount(collapsed);
    await page.keyboard.press('Home');
    await expect(
      stage.locator(
        '[role="gridcell"][data-field="__row_group_by_columns_group__"]:focus',
      ),
    ).toHaveCount(1);
  },
);
