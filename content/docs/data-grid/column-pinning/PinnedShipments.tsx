import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 97 },
  { field: 'goods', headerName: 'Goods', width: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'origin', headerName: 'Origin', width: 115 },
  { field: 'destination', headerName: 'Destination', width: 120 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 115 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 125 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 120 },
  { field: 'arrival', headerName: 'Arrival', type: 'date', width: 120 },
];

const rows = createShipments(5);

export default function PinnedShipments() {
  return (
    <div style={{ height: 336, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments, the first and the last column are pinned"
        rows={rows}
        columns={columns}
        initialState={{
          pinnedColumns: { left: ['number'], right: ['status'] },
        }}
        hideFooter
      />
    </div>
  );
}
