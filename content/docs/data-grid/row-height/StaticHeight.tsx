import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const rows = createShipments(6);

export default function StaticHeight() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        rowHeight={36}
        columnHeaderHeight={48}
        hideFooter
      />
    </div>
  );
}
