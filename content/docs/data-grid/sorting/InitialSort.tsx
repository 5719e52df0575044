import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'loaves', headerName: 'Loaves', type: 'number' },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    valueFormatter: (value: number) => `€${value.toFixed(2)}`,
  },
];

const rows = [
  { id: 1041, customer: 'Café Lindner', loaves: 24, total: 98.4 },
  { id: 1042, customer: 'Hotel Post', loaves: 60, total: 231 },
  { id: 1043, customer: 'School canteen', loaves: 85, total: 289 },
  { id: 1044, customer: 'R. Moser', loaves: 2, total: 9.2 },
];

export default function InitialSort() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Bakery orders, highest total first"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
