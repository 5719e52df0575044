import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, ports, type Shipment } from '../shipments';

const cities = ports.map(({ city }) => city);

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
    field: 'origin',
    headerName: 'From',
    type: 'singleSelect',
    valueOptions: cities,
    width: 130,
    editable: true,
  },
  {
    field: 'destination',
    headerName: 'To',
    type: 'singleSelect',
    valueOptions: cities,
    width: 130,
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

const rows = createShipments(4);

export default function RowEditing() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        editMode="row"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
