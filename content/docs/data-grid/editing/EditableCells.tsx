import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, statuses, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 100 },
  {
    field: 'goods',
    headerName: 'Goods',
    flex: 1,
    minWidth: 130,
    editable: true,
  },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    width: 110,
    editable: true,
  },
  {
    field: 'departure',
    headerName: 'Departure',
    type: 'date',
    width: 150,
    editable: true,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    width: 130,
    editable: true,
  },
  {
    field: 'insured',
    headerName: 'Insured',
    type: 'boolean',
    width: 90,
    editable: true,
  },
];

const rows = createShipments(5);

export default function EditableCells() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
