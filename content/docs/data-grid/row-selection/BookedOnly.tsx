import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 95 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
];

const rows = createShipments(17).slice(9);

// Outside of the component, so that it is the same on each render.
const isBooked: DataGridProps<Shipment>['isRowSelectable'] = ({ row }) =>
  row.status === 'Booked';

export default function BookedOnly() {
  return (
    <div style={{ height: 527, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, those not yet at sea can be selected"
        rows={rows}
        columns={columns}
        checkboxSelection
        isRowSelectable={isBooked}
        hideFooterPagination
      />
    </div>
  );
}
