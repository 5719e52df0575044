import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createShipments, statuses, type Shipment } from '../../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    width: 130,
  },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 150 },
];

const rows = createShipments(40);

export default function SeveralFilters() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments with two filters"
        rows={rows}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'status', operator: 'is', value: 'Booked' },
                { id: 2, field: 'containers', operator: '>=', value: 18 },
              ],
            },
          },
        }}
      />
    </div>
  );
}
