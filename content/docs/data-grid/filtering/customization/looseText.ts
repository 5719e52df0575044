import {
  getGridStringOperators,
  type GridFilterOperator,
} from '@mui/x-data-grid';

/** Letters and digits only: "NG-10 001" becomes "NG10001". */
const bare = (text: unknown) =>
  String(text ?? '').replace(/[^\p{L}\p{N}]/gu, '');

/** The same operator, which pays no attention to hyphens, spaces, and points. */
function loosely(operator: GridFilterOperator): GridFilterOperator {
  return {
    ...operator,
    getApplyFilterFn: (item, column) => {
      const value = Array.isArray(item.value)
        ? item.value.map(bare).filter((text) => text !== '')
        : bare(item.value);
      const passes = operator.getApplyFilterFn({ ...item, value }, column);
      return (
        passes &&
        ((cell, row, colDef, apiRef) => passes(bare(cell), row, colDef, apiRef))
      );
    },
  };
}

export const looseOperators = getGridStringOperators().map(loosely);
