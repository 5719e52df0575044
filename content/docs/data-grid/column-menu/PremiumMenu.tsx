import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 105, pinnable: false },
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 105 },
  { field: 'weight', headerName: 'Weight', type: 'number', groupable: false },
];

const rows = createShipments(5);

export default function PremiumMenu() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments with all items of the menu"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
