import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', flex: 1, minWidth: 110 },
  {
    field: 'arrival',
    headerName: 'ETA',
    description: 'Estimated time of arrival at the port of discharge',
    type: 'date',
    width: 110,
  },
  { field: 'weight', headerName: 'Gross weight in kg', type: 'number' },
];

const rows = createShipments(3);

export default function DescribedHeaders() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
