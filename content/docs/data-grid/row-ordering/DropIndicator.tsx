import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';
import { orderColumn } from './orderColumn';

const columns: GridColDef<Shipment>[] = [
  orderColumn,
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
];

const rows = createShipments(4);

export default function DropIndicator() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments with a thick drop indicator"
        rows={rows}
        columns={columns}
        rowReordering
        hideFooter
        sx={{
          '& .MuiDataGrid-row--dropAbove::before, & .MuiDataGrid-row--dropBelow::after':
            { height: '4px', backgroundColor: 'success.main' },
          '& .MuiDataGrid-row--beingDragged': { opacity: 0.5 },
        }}
      />
    </div>
  );
}
