import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createShipments, statuses, type Shipment } from '../../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    width: 150,
  },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 140 },
  { field: 'arrival', headerName: 'Arrival', type: 'date', width: 180 },
];

const rows = createShipments(40);

export default function HeaderFilters() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments with header filters"
        rows={rows}
        columns={columns}
        headerFilters
      />
    </div>
  );
}
