import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const isBooked = (row: Shipment) => row.status === 'Booked';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 83 },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    width: 92,
    colSpan: (_value, row) => (isBooked(row) ? 2 : undefined),
    valueFormatter: (value: number, row) =>
      isBooked(row) ? 'Not loaded yet' : `${value}`,
    cellClassName: ({ row }) => (isBooked(row) ? 'not-loaded' : ''),
  },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 71 },
  { field: 'priority', headerName: 'Priority', flex: 1, minWidth: 69 },
];

const rows = createShipments(6);

export default function NotLoadedYet() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, some are not loaded yet"
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          '& .not-loaded': { textAlign: 'center', color: 'text.secondary' },
        }}
      />
    </div>
  );
}
