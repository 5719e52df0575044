import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 95, hideable: false },
  { field: 'origin', headerName: 'Origin', width: 105 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 112 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

const rows = createShipments(4);

export default function HiddenAtFirst() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { weight: false } },
        }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
