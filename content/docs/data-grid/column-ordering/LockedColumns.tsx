import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  {
    field: 'number',
    headerName: 'Shipment',
    width: 97,
    disableReorder: true,
  },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'carrier', headerName: 'Carrier', width: 100 },
];

const rows = createShipments(3);

export default function LockedColumns() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments, the first column is locked"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
