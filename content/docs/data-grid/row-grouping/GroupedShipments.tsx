import {
  DataGridPremium,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { shipmentColumns, shipments } from './groupable';

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['carrier'] },
};

export default function GroupedShipments() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments by carrier"
        rows={shipments}
        columns={shipmentColumns}
        initialState={initialState}
      />
    </div>
  );
}
