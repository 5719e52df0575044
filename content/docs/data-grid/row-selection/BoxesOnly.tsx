import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  {
    field: 'goods',
    headerName: 'Goods',
    flex: 1,
    minWidth: 110,
    editable: true,
  },
];

const rows = createShipments(5);

export default function BoxesOnly() {
  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, select them by their checkboxes"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooterPagination
      />
    </div>
  );
}
