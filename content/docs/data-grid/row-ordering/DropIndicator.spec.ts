import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows a thick line at the one place where the row would go, and removes it at the end',
  async ({ stage, page }) => {
    const row = (id: number) => stage.locator(`[role="row"][data-id="${id}"]`);
    const marks = stage.locator(
      '.MuiDataGrid-row--dropAbove, .MuiDataGrid-row--dropBelow, .MuiDataGrid-row--beingDragged',
    );
    const boxOf = async (id: number) => {
      const box = await row(id)
        .locator('.MuiDataGrid-cell')
        .first()
        .boundingBox();
      if (!box) throw new Error('The row is not drawn.');
      return box;
    };
    await expect(marks).toHaveCount(0);

    const from = await boxOf(1);
    const over = await boxOf(3);
    const x = from.x + from.width / 2;
    await page.mouse.move(x, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, over.y + 6, { steps: 12 });
    await page.mouse.move(x + 100, over.y + 6, { steps: 4 });
    await expect(row(3)).toHaveClass(/MuiDataGrid-row--dropAbove/);
    await expect(row(1)).toHaveClass(/MuiDataGrid-row--beingDragged/);
    expect(
      await row(3).evaluate(
        (line) => getComputedStyle(line, '::before').height,
      ),
    ).toBe('4px');
    await page.mouse.move(x + 100, over.y + 46, { steps: 4 });
    await expect(row(3)).toHaveClass(/MuiDataGrid-row--dropBelow/);
    await expect(row(3)).not.toHaveClass(/MuiDataGrid-row--dropAbove/);
    await page.mouse.up();

    await expect(marks).toHaveCount(0);
    await expect(stage.locator('[role="row"][data-id]').nth(2)).toHaveAttribute(
      'data-id',
      '1',
    );
  },
);
