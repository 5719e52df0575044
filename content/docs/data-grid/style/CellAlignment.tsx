import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  {
    field: 'status',
    headerName: 'Status',
    width: 100,
    align: 'center',
    headerAlign: 'center',
    display: 'flex',
    renderCell: ({ value }) => <Chip label={value} size="small" />,
  },
  {
    field: 'due',
    headerName: 'Due',
    width: 110,
    align: 'right',
    headerAlign: 'right',
  },
];

const rows = [
  { id: 1, customer: 'Café Lindner', status: 'Paid', due: '2025-03-31' },
  { id: 2, customer: 'Hotel Post', status: 'Open', due: '2025-04-15' },
  { id: 3, customer: 'School canteen', status: 'Open', due: '2025-04-30' },
];

export default function CellAlignment() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Invoices"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
