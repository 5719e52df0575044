import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 80 },
];

const rows = createShipments(5);

export default function MovedCheckboxes() {
  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, the checkboxes come last"
        rows={rows}
        columns={columns}
        checkboxSelection
        hideFooterPagination
      />
    </div>
  );
}
