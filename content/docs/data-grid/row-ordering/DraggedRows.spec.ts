import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dragRow } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'moves rows down and up, not when they are dropped outside, and not while a column is sorted',
  async ({ stage, page }) => {
    const numbers = stage.locator('[role="gridcell"][data-field="number"]');
    const handle = (id: number) =>
      stage.locator(
        `[role="row"][data-id="${id}"] .MuiDataGrid-rowReorderCell`,
      );
    const start = ['NG-10001', 'NG-10002', 'NG-10003', 'NG-10004'];
    const moved = ['NG-10002', 'NG-10003', 'NG-10001', 'NG-10004'];
    await expect(numbers).toHaveText(start);

    await dragRow(stage, { row: 1, below: 3 });
    await expect(numbers).toHaveText(moved);
    await dragRow(stage, { row: 1, above: 2 });
    await expect(numbers).toHaveText(start);
    // The upper half of the next row is the place that the row has already.
    await dragRow(stage, { row: 1, above: 2 });
    await expect(numbers).toHaveText(start);
    await dragRow(stage, { row: 1, below: 3 });
    await expect(numbers).toHaveText(moved);

    // Over another row, then out of the grid.
    const from = await handle(2).boundingBox();
    const over = await handle(4).boundingBox();
    if (!from || !over) throw new Error('The handles are not drawn.');
    const x = from.x + from.width / 2;
    await page.mouse.move(x, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, over.y + over.height / 2, { steps: 12 });
    await page.mouse.move(x, over.y + 160, { steps: 6 });
    await page.mouse.up();
    await expect(numbers).toHaveText(moved);

    // Sorted: no handle can be dragged. Unsorted: the order is still there.
    const draggable = stage.locator('[role="row"] [draggable="true"]');
    const handles = draggable.and(stage.locator('.MuiDataGrid-rowReorderCell'));
    const goods = stage.getByRole('columnheader', { name: 'Goods' });
    await expect(handles).toHaveCount(4);
    await goods.click();
    await expect(goods).toHaveAttribute('aria-sort', 'ascending');
    await expect(handles).toHaveCount(0);
    await goods.click();
    await goods.click();
    await expect(goods).toHaveAttribute('aria-sort', 'none');
    await expect(handles).toHaveCount(4);
    await expect(numbers).toHaveText(moved);
  },
);
