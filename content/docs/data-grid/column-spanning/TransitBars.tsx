import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const format = (date: Date) =>
  date.toLocaleDateString('en', { month: 'short', day: 'numeric' });

const renderTransit = ({ row }: GridRenderCellParams<Shipment>) => (
  <Box sx={{ display: 'flex', alignItems: 'center', width: '100%', gap: 1 }}>
    {format(row.departure)}
    <Box sx={{ flex: 1, borderTop: 2, borderColor: 'primary.main' }} />
    {format(row.arrival)}
  </Box>
);

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 84 },
  {
    field: 'departure',
    headerName: 'Departure',
    type: 'date',
    flex: 1,
    minWidth: 86,
    colSpan: 2,
    display: 'flex',
    renderCell: renderTransit,
  },
  { field: 'arrival', headerName: 'Arrival', type: 'date', width: 80 },
  // The last column is not part of a span, so that the arrow keys lead there.
  { field: 'containers', headerName: 'Boxes', type: 'number', width: 64 },
];

const rows = createShipments(4);

export default function TransitBars() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Shipments and their time at sea"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
