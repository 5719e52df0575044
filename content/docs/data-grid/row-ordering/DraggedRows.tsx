import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';
import { orderColumn } from './orderColumn';

const columns: GridColDef<Shipment>[] = [
  orderColumn,
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
];

const rows = createShipments(4);

export default function DraggedRows() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments in the order of loading"
        rows={rows}
        columns={columns}
        rowReordering
        hideFooter
      />
    </div>
  );
}
