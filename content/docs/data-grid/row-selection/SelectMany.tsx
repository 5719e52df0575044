import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const rows = createShipments(7);

export default function SelectMany() {
  return (
    <div style={{ height: 475, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments, select several"
        rows={rows}
        columns={columns}
      />
    </div>
  );
}
