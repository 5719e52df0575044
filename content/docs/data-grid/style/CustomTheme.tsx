import { ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';

const withQuietGrids = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiDataGrid: {
      defaultProps: { density: 'compact', hideFooter: true },
      styleOverrides: {
        root: { border: 'none' },
        columnHeaderTitle: {
          fontSize: '0.75rem',
          letterSpacing: '0.08em',
          textTransform: 'uppercase',
        },
        row: { fontVariantNumeric: 'tabular-nums' },
      },
    },
  },
});

const columns: GridColDef[] = [
  { field: 'tree', headerName: 'Tree', flex: 1, minWidth: 120 },
  { field: 'height', headerName: 'Height', type: 'number' },
  { field: 'girth', headerName: 'Girth', type: 'number' },
];

const rows = [
  { id: 1, tree: 'Copper beech', height: 31, girth: 412 },
  { id: 2, tree: 'Cedar', height: 27, girth: 530 },
  { id: 3, tree: 'Common lime', height: 38, girth: 365 },
];

export default function CustomTheme() {
  return (
    <ThemeProvider theme={withQuietGrids}>
      <div style={{ height: 160, width: '100%' }}>
        <DataGrid
          aria-label="Trees: height in meters, girth in centimeters"
          rows={rows}
          columns={columns}
        />
      </div>
    </ThemeProvider>
  );
}
