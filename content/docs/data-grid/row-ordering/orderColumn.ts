import { GRID_REORDER_COL_DEF, type GridColDef } from '@mui/x-data-grid-pro';

/** The column with the handles, with a header that can be read. */
export const orderColumn: GridColDef = {
  ...GRID_REORDER_COL_DEF,
  width: 66,
  renderHeader: () => 'Move',
};
