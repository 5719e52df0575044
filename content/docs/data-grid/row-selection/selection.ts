import type { GridRowId, GridRowSelectionModel } from '@mui/x-data-grid';

/** The rows that a model selects, among those that you have. */
export function selectedOf<Row extends { id: GridRowId }>(
  rows: readonly Row[],
  { type, ids }: GridRowSelectionModel,
): Row[] {
  return rows.filter(({ id }) => ids.has(id) === (type === 'include'));
}

export const nothing: GridRowSelectionModel = {
  type: 'include',
  ids: new Set(),
};

/** Sets are not visible in JSON. */
export const textOf = ({ type, ids }: GridRowSelectionModel): string =>
  `{ type: '${type}', ids: [${[...ids].join(', ')}] }`;
