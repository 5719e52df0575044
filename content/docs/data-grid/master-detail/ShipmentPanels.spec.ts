import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens and closes panels by mouse and by Space, never by Enter, and keeps them open while sorting',
  async ({ stage, page }) => {
    const panels = stage.locator('.MuiDataGrid-detailPanel');
    const toggle = (id: number) =>
      stage.locator(`[data-id="${id}"] [data-field="__detail_panel_toggle__"]`);
    const button = (id: number) => toggle(id).getByRole('button');

    await expect(panels).toHaveCount(1);
    await expect(button(2)).toHaveAttribute('aria-expanded', 'true');
    await button(2).click();
    await expect(panels).toHaveCount(0);

    await button(1).click();
    await expect(panels).toContainText('containers');
    expect((await panels.boundingBox())?.height).toBe(76);
    // The toggle does not select the row.
    await expect(stage.locator('[role="row"][data-id="1"]')).toHaveAttribute(
      'aria-selected',
      'false',
    );

    // From another cell, as without a mouse: the cell has the focus, not its button.
    await stage.locator('[data-id="1"] [data-field="number"]').click();
    await page.keyboard.press('ArrowLeft');
    await expect(toggle(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panels).toHaveCount(1);
    await page.keyboard.press(' ');
    await expect(panels).toHaveCount(0);
    await page.keyboard.press(' ');
    await expect(panels).toHaveCount(1);

    await stage.getByRole('columnheader', { name: 'Goods' }).click();
    await expect(button(1)).toHaveAttribute('aria-expanded', 'true');
  },
);
