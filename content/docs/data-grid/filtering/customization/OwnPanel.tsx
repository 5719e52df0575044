import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, statuses, type Shipment } from '../../shipments';
import { StatusPanel } from './statusPanel';

const columns: GridColDef<Shipment>[] = [
  {
    field: 'number',
    headerName: 'Shipment',
    flex: 1,
    minWidth: 100,
    filterable: false,
  },
  {
    field: 'destination',
    headerName: 'Destination',
    width: 120,
    filterable: false,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    width: 120,
  },
];

const rows = createShipments(25);
const slots: DataGridProps['slots'] = { filterPanel: StatusPanel };

export default function OwnPanel() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, panel with checkboxes"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
