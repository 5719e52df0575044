import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, statuses, type Shipment } from '../shipments';
import { StatusChip } from './statusChip';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    width: 130,
    renderCell: (params) => <StatusChip {...params} />,
  },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
];

const rows = createShipments(40);

export default function ClickToFilter() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, a click on a status filters"
        rows={rows}
        columns={columns}
        showToolbar
        disableRowSelectionOnClick
      />
    </div>
  );
}
