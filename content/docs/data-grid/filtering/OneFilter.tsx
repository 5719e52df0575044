import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, statuses, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    width: 120,
  },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 120 },
];

const rows = createShipments(30);

export default function OneFilter() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with filters"
        rows={rows}
        columns={columns}
        showToolbar
      />
    </div>
  );
}
