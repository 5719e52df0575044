import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 110 },
];

const rows = createShipments(8);

export default function GroupKeys() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments by carrier"
        rows={rows}
        columns={columns}
        groupingColDef={{ headerName: 'Carrier', flex: 1, minWidth: 150 }}
        initialState={{
          rowGrouping: { model: ['carrier'] },
          columns: { columnVisibilityModel: { carrier: false } },
        }}
        hideFooter
      />
    </div>
  );
}
