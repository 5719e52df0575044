import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const rows = createShipments(5);

const slotProps: DataGridProps['slotProps'] = {
  toolbar: { csvOptions: { fileName: 'shipments' } },
};

export default function ExportMenu() {
  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, download them"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}
