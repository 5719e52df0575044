import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 150 },
  { field: 'origin', headerName: 'Origin', flex: 1, minWidth: 150 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 150 },
];

const rows = createShipments(25);

export default function TallFilterRow() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments, a higher row of filters"
        rows={rows}
        columns={columns}
        headerFilters
        columnHeaderHeight={40}
        headerFilterHeight={72}
      />
    </div>
  );
}
