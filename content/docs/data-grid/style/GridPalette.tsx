import * as React from 'react';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid/themeAugmentation';

const columns: GridColDef[] = [
  { field: 'account', headerName: 'Account', width: 120 },
  { field: 'q1', headerName: '1st quarter', type: 'number', width: 130 },
  { field: 'q2', headerName: '2nd quarter', type: 'number', width: 130 },
  { field: 'q3', headerName: '3rd quarter', type: 'number', width: 130 },
  { field: 'q4', headerName: '4th quarter', type: 'number', width: 130 },
];

const rows = [
  { id: 1, account: 'Rent', q1: 9600, q2: 9600, q3: 9900, q4: 9900 },
  { id: 2, account: 'Flour', q1: 4120, q2: 3980, q3: 4410, q4: 5230 },
  { id: 3, account: 'Wages', q1: 31200, q2: 31850, q3: 30400, q4: 33100 },
];

const total = {
  id: 0,
  account: 'Total',
  q1: 44920,
  q2: 45430,
  q3: 44710,
  q4: 48230,
};

export default function GridPalette() {
  const { direction } = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme({
        direction,
        cssVariables: {
          cssVarPrefix: 'ledger',
          colorSchemeSelector: 'data-theme',
        },
        colorSchemes: {
          light: {
            palette: {
              DataGrid: {
                bg: '#fffdf7',
                headerBg: '#f3ead7',
                pinnedBg: '#f9f3e6',
              },
            },
          },
          dark: {
            palette: {
              DataGrid: {
                bg: '#1d1b17',
                headerBg: '#38322a',
                pinnedBg: '#2a2620',
              },
            },
          },
        },
      }),
    [direction],
  );

  return (
    <ThemeProvider theme={theme}>
      <div style={{ height: 266, width: '100%' }}>
        <DataGridPro
          aria-label="Ledger in euros"
          rows={rows}
          columns={columns}
          pinnedRows={{ bottom: [total] }}
          initialState={{ pinnedColumns: { left: ['account'] } }}
          hideFooter
        />
      </div>
    </ThemeProvider>
  );
}
