import type { Locator } from '@playwright/test';
import { settled } from './browser.ts';

/** The row of a grid with this id, in all its columns. */
export const rowOf = (stage: Locator, id: number | string): Locator =>
  stage.locator(`[role="row"][data-id="${id}"]`);

/** The ids of the rows that are drawn, from top to bottom. */
export const drawnIds = (stage: Locator): Promise<string[]> =>
  stage
    .locator('[role="row"][data-id]')
    .evaluateAll((rows) => rows.map((row) => row.dataset['id'] ?? ''));

/** What is dragged, and on which side of which row it is dropped: near the edge, so that there is no doubt. */
export interface RowDrag {
  row: number | string;
  above?: number | string;
  below?: number | string;
  /** The column of the cell that the row is dropped on. */
  field?: string;
}

/**
 * Drags a row by its handle, after the rows stand still: for a fifth of a second after a move, they slide to their places.
 * @throws when neither `above` nor `below` is given.
 */
export async function dragRow(
  stage: Locator,
  { row, above, below, field = 'goods' }: RowDrag,
): Promise<void> {
  const target = above ?? below;
  if (target === undefined) throw new Error(`Row ${row} needs a row to be dropped above or below.`);
  await settled(stage.page());
  await stage.evaluate(async (live) => {
    // What is canceled stands still as well.
    await Promise.allSettled(live.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
  const cell = rowOf(stage, target).locator(`[data-field="${field}"]`);
  await cell.scrollIntoViewIfNeeded();
  const height = await cell.evaluate(({ clientHeight }) => clientHeight);
  await rowOf(stage, row)
    .locator('.MuiDataGrid-rowReorderCell')
    .dragTo(cell, {
      steps: 12,
      targetPosition: { x: 20, y: above === undefined ? height - 6 : 6 },
    });
}
