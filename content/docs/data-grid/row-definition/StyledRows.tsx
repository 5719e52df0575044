import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const rows = createShipments(6);

export default function StyledRows() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        getRowClassName={({ row, indexRelativeToCurrentPage }) => {
          const stripe = indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd';
          return row.status === 'Delayed' ? `${stripe} delayed` : stripe;
        }}
        sx={{
          '& .odd': { bgcolor: 'action.hover' },
          '& .delayed': {
            outline: '2px solid',
            outlineColor: 'error.main',
            outlineOffset: -2,
            fontWeight: 'bold',
          },
        }}
        hideFooter
      />
    </div>
  );
}
