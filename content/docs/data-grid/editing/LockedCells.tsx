import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, statuses, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 100 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    width: 130,
    editable: true,
  },
  {
    field: 'goods',
    headerName: 'Goods',
    flex: 1,
    minWidth: 120,
    editable: true,
  },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    width: 110,
    editable: true,
  },
];

const rows = createShipments(6);

const isCellEditable: DataGridProps<Shipment>['isCellEditable'] = ({
  row,
  field,
}) =>
  row.status === 'Booked' || (row.status !== 'Delivered' && field === 'status');

export default function LockedCells() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        isCellEditable={isCellEditable}
        getCellClassName={({ isEditable }) => (isEditable ? '' : 'locked')}
        sx={{ '& .locked': { bgcolor: 'action.hover' } }}
        hideFooter
      />
    </div>
  );
}
