import { DataGridPremium } from '@mui/x-data-grid-premium';
import { GroupBar } from './groupBar';
import { byCarrier, shipmentColumns, shipments } from './groupedShipments';

const slots = { toolbar: GroupBar };

export default function DraggedGroups() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments grouped with a bar"
        rows={shipments}
        columns={shipmentColumns}
        initialState={byCarrier}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
