import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens and closes with a click or Enter, once for the button of the grid, and not for another button or selected text',
  async ({ stage, page }) => {
    const row = (id: number) => stage.locator(`[role="row"][data-id="${id}"]`);
    const number = (id: number) => row(id).locator('[data-field="number"]');
    const toggle = (id: number) => row(id).locator('[aria-expanded]');
    const panels = stage.locator('.MuiDataGrid-detailPanel');
    const status = stage.getByRole('status');

    await number(1).click();
    await expect(panels).toHaveCount(1);
    await expect(toggle(1)).toHaveAttribute('aria-expanded', 'true');
    await expect(row(1)).toHaveAttribute('aria-selected', 'false');
    await panels.click();
    await expect(panels).toHaveCount(1);
    await number(1).click();
    await expect(panels).toHaveCount(0);

    // The grid toggles here, and the row does not do it once more.
    await toggle(2).click();
    await expect(toggle(2)).toHaveAttribute('aria-expanded', 'true');
    await toggle(2).click();
    await expect(panels).toHaveCount(0);

    await stage.getByRole('button', { name: 'Follow NG-10003' }).click();
    await expect(status).toHaveText('Followed: NG-10003');
    await expect(panels).toHaveCount(0);

    // With the keyboard: Enter on a cell, and on a button in a cell.
    await number(4).click();
    await expect(panels).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(panels).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(panels).toHaveCount(1);
    await stage.getByRole('button', { name: 'Follow NG-10005' }).focus();
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('Followed: NG-10005');
    await expect(panels).toHaveCount(1);

    // A drag over the text selects it, and the panel stays open.
    const box = await number(4).boundingBox();
    if (!box) throw new Error('The cell is not drawn.');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 12, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, y, { steps: 8 });
    await page.mouse.up();
    expect(
      await page.evaluate(() => window.getSelection()?.toString()),
    ).not.toBe('');
    await expect(toggle(4)).toHaveAttribute('aria-expanded', 'true');
  },
);
