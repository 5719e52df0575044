import {
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid-pro';

/** The column with the buttons, with a header that can be read. */
export const toggleColumn: GridColDef = {
  ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  width: 70,
  renderHeader: () => 'More',
};
