import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'loaves', headerName: 'Loaves', type: 'number' },
  { field: 'delivered', headerName: 'Delivered', type: 'boolean' },
];

const rows = [
  { id: 1041, customer: 'Café Lindner', loaves: 24, delivered: true },
  { id: 1042, customer: 'Hotel Post', loaves: 60, delivered: true },
  { id: 1043, customer: 'School canteen', loaves: 85, delivered: false },
  { id: 1044, customer: 'R. Moser', loaves: 2, delivered: false },
];

export default function FirstGrid() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Bakery orders" rows={rows} columns={columns} />
    </div>
  );
}
