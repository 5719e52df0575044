import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 97, pinnable: false },
  { field: 'goods', headerName: 'Goods', width: 115 },
  { field: 'origin', headerName: 'Origin', width: 115 },
  { field: 'destination', headerName: 'Destination', width: 120 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 125 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = createShipments(4);

const initialState: DataGridProProps['initialState'] = {
  pinnedColumns: { left: ['number'] },
};

export default function FixedPin() {
  return (
    <div style={{ height: 284, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments, the first column stays pinned"
        rows={rows}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
