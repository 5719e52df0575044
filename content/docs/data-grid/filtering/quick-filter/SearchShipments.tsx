import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, ports, type Shipment } from '../../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
  {
    field: 'destination',
    headerName: 'Destination',
    type: 'singleSelect',
    valueOptions: ports.map(({ city, country }) => ({
      value: city,
      label: `${city}, ${country}`,
    })),
    width: 205,
  },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 110 },
];

const rows = createShipments(40);

export default function SearchShipments() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with a search field"
        rows={rows}
        columns={columns}
        showToolbar
      />
    </div>
  );
}
