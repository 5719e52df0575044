import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  {
    field: 'route',
    headerName: 'Route',
    width: 190,
    valueGetter: (_value, row) => `${row.origin} – ${row.destination}`,
  },
  {
    field: 'load',
    headerName: 'Tons per container',
    type: 'number',
    width: 160,
    valueGetter: (_value, row) => row.weight / row.containers / 1000,
    valueFormatter: (tons: number) => tons.toFixed(1),
  },
  {
    field: 'daysAtSea',
    headerName: 'Days at sea',
    type: 'number',
    width: 110,
    valueGetter: (_value, { arrival, departure }) =>
      Math.round((arrival.getTime() - departure.getTime()) / 86_400_000),
  },
];

const rows = createShipments(8);

export default function RouteColumn() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with their routes"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
      />
    </div>
  );
}
