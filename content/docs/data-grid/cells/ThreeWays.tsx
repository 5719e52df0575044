import WarningIcon from '@mui/icons-material/WarningAmber';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 100 },
  {
    field: 'days',
    headerName: 'Days at sea',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) =>
      Math.round(
        (row.arrival.getTime() - row.departure.getTime()) / 86_400_000,
      ),
  },
  {
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => `${(value / 1000).toFixed(1)} t`,
  },
  {
    field: 'status',
    headerName: 'Status',
    flex: 1,
    minWidth: 130,
    renderCell: ({ value }) => (
      <Chip
        size="small"
        label={value}
        icon={value === 'Delayed' ? <WarningIcon /> : undefined}
      />
    ),
  },
];

const rows = createShipments(5);

export default function ThreeWays() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
