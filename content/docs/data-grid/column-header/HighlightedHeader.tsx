import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  {
    field: 'priority',
    headerName: 'Priority',
    headerAlign: 'center',
    align: 'center',
    width: 100,
    headerClassName: 'priority-header',
  },
];

const rows = createShipments(3);

export default function HighlightedHeader() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, the priority stands out"
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          '& .priority-header': { bgcolor: 'action.selected' },
          '& .MuiDataGrid-columnHeader--sorted': { fontStyle: 'italic' },
        }}
      />
    </div>
  );
}
